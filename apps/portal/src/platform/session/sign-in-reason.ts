import type { KeyValueStorage } from '../browser/storage.ts';

/** Why somebody is brought to the sign-in page. */
export type SignInReason = 'idle' | 'signed-out' | 'unauthorized';

/** Where the word is left, in the tab's storage. */
export const signInReasonKey = 'surtidor-sign-in-reason';

/** Leaves a word for the sign-in page of this tab. */
export const leaveReason = (tab: KeyValueStorage, reason: SignInReason): void =>
  tab.set(signInReasonKey, reason);

/** The word that was left, which is said once. */
export function takeReason(tab: KeyValueStorage): string | null {
  const reason = tab.get(signInReasonKey);
  tab.remove(signInReasonKey);
  return reason;
}
