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
}

/**
 * Keeps a payment being prepared over a sign-in in the middle of it (faults 13).
 * @param name The kind of payment.
 * @param read Reads what was kept; null when it is not such a draft.
 */
export function usePaymentDraft<T>(
  name: string,
  read: (value: unknown) => T | null,
): PaymentDraftKeeper<T> {
  const { browser, now } = usePortal();
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  const slot = useMemo(
    () =>
      createDraftSlot(browser.tab, name, { person: `${clientCode}/${userId}`, session: key, now }),
    [browser, name, clientCode, userId, key, now],
  );
  const [interrupted] = useState(() => read(slot.interrupted()));
  return useMemo(
    () => ({ interrupted, keep: slot.keep, forget: slot.forget }),
    [interrupted, slot],
  );
}
