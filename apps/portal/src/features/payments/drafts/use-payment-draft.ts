import { useMemo, useState } from 'react';
import {
  usePortal,
  useSession,
  useSessionSnapshot,
} from '../../../platform/context/portal-context.tsx';
import { createDraftSlot, type DraftSlot } from './draft-slot.ts';

/** A payment with a draft that survives the session. */
export interface PaymentDraftKeeper<T> extends Pick<DraftSlot, 'keep' | 'forget'> {
  /** The draft of an ended session; null without one. */
  readonly interrupted: T | null;
  /** The draft from before a reload; null without one. */
  readonly reloaded: T | null;
}

/** The storage of one kind of draft in this tab, for the signed-in user. */
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

/** Saves a failed payment, so that its screen opens it again. */
export const useRetryDraft = (name: string): DraftSlot['keep'] => useDraftSlot(name, true).keep;

/**
 * Saves a draft of a payment across a sign-in or a reload (faults 13).
 * @param name The kind of payment.
 * @param read Parses a draft; null if invalid.
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
