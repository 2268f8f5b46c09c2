import { useMemo, useState } from 'react';
import {
  usePortal,
  useSession,
  useSessionSnapshot,
} from '../../../platform/context/portal-context.tsx';
import { createDraftSlot, type DraftSlot } from './draft-slot.ts';

/** A payment with a draft that survives the session. */
export interface PaymentDraftState<T> extends Pick<DraftSlot, 'save' | 'remove'> {
  /** The draft of an ended session; null without one. */
  readonly interruptedDraft: T | null;
  /** The draft from before a reload; null without one. */
  readonly reloadedDraft: T | null;
}

/** The storage of one kind of draft in this tab, for the signed-in user. */
function useDraftSlot(name: string, isRetry: boolean): DraftSlot {
  const { browser, clock: now } = usePortal();
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  const session = isRetry ? null : key;
  return useMemo(
    () =>
      createDraftSlot(browser.tabStorage, name, {
        person: `${clientCode}/${userId}`,
        session,
        now,
      }),
    [browser, name, clientCode, userId, session, now],
  );
}

/** Saves a failed payment, so that its screen opens it again. */
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
    () => ({ interruptedDraft, reloadedDraft, save: slot.save, remove: slot.remove }),
    [interruptedDraft, reloadedDraft, slot],
  );
}
