import type { KeyValueStorage } from '../browser/storage.ts';

/** Why the user is redirected to the sign-in page. */
export type SignInReason = 'idle' | 'signed-out' | 'unauthorized';

/** The key in the tab's storage. */
export const signInReasonKey = 'surtidor-sign-in-reason';

/** Stores the reason for the sign-in page of this tab. */
export const leaveReason = (tab: KeyValueStorage, reason: SignInReason): void =>
  tab.set(signInReasonKey, reason);

/** Returns the reason once and removes it. */
export function takeReason(tab: KeyValueStorage): string | null {
  const reason = tab.get(signInReasonKey);
  tab.remove(signInReasonKey);
  return reason;
}
