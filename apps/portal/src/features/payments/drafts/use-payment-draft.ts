import { useMemo, useState } from 'react';
import {
  usePortal,
  useSession,
  useSessionSnapshot,
} from '../../../platform/context/portal-context.tsx';
import { createDraftSlot, type DraftSlot } from './draft-slot.ts';

/** A payment that outlives the session in which it is prepared. */
export interface PaymentDraftKeeper<T> extends Pick<DraftSlot, 'keep' | 'forget'> {
  /** What the session that ended left; null when nothing was interrupted. */
  readonly interrupted: T | null;
  /** What was being prepared when the page was loaded anew; null when nothing was. */
  readonly reloaded: T | null;
}

/** The slot of one kind of draft in this tab, for the person who is signed in. */
function useDraftSlot(name: string, forRetry: boolean): DraftSlot {
  const { browser, clock: now } = usePortal();
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  const session = forRetry ? null : key;
  return useMemo(
    () => createDraftSlot(browser.tab, name, { person: `${clientCode}/${userId}`, session, now }),
    [browser, name, clientCode, userId, session, now],
  );
}

/** Keeps a payment that failed, so that the screen it came from opens it again. */
export const useRetryDraft = (name: string): DraftSlot['keep'] => useDraftSlot(name, true).keep;

/**
 * Keeps a payment being prepared over a sign-in or a reload in the middle of it (faults 13).
 * @param name The kind of payment.
 * @param read Reads what was kept; null when it is not such a draft.
 */
export function usePaymentDraft<T>(
  name: string,
  read: (value: unknown) => T | null,
): PaymentDraftKeeper<T> {
  const slot = useDraftSlot(name, false);
  const [interrupted] = useState(() => read(slot.interrupted()));
  const [reloaded] = useState(() => read(slot.reloaded()));
  return useMemo(
    () => ({ interrupted, reloaded, keep: slot.keep, forget: slot.forget }),
    [interrupted, reloaded, slot],
  );
}
