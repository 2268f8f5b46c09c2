import { useMemo, useState } from 'react';
import {
  usePortal,
  useSession,
  useSessionSnapshot,
} from '../../../platform/context/portal-context.tsx';
import { createDraftSlot, type DraftSlot } from './draft-slot.ts';

/** A payment with a draft that survives the session. */
export interface PaymentDraftState<T> extends Pick<DraftSlot, 'save' | 'remove' | 'restore'> {
  /** The draft of an ended session; null if there is none. */
  readonly interruptedDraft: T | null;
  /** The draft from before a reload; null if there is none. */
  readonly reloadedDraft: T | null;
}

/** Returns the slot of one kind of draft in this tab, for the signed-in user. */
function useDraftSlot(name: string, isRetry: boolean): DraftSlot {
  const { browser, clock } = usePortal();
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  const session = isRetry ? null : key;
  return useMemo(
    () =>
      createDraftSlot(browser, name, {
        person: `${clientCode}/${userId}`,
        session,
        now: clock,
      }),
    [browser, name, clientCode, userId, session, clock],
  );
}

/** Returns a function that saves a failed payment, so that its screen opens it again. */
export const useRetryDraft = (name: string): DraftSlot['save'] => useDraftSlot(name, true).save;

/**
 * Saves a draft of a payment across a sign-in or a reload (faults 13).
 * @param name The kind of payment.
 * @param read Parses a draft; null if invalid.
 */
export function usePaymentDraft<T>(
  name: string,
  read: (value: unknown) => T | null,
): PaymentDraftState<T> {
  const slot = useDraftSlot(name, false);
  const [interruptedDraft] = useState(() => read(slot.readInterrupted()));
  const [reloadedDraft] = useState(() => read(slot.readReloaded()));
  return useMemo(
    () => ({
      interruptedDraft,
      reloadedDraft,
      save: slot.save,
      remove: slot.remove,
      restore: slot.restore,
    }),
    [interruptedDraft, reloadedDraft, slot],
  );
}
