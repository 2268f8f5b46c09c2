import type { KeyValueStorage } from '../browser/storage.ts';

/** Why somebody is brought to the sign-in page. */
export type SignInReason = 'idle' | 'signed-out' | 'unauthorized';

const key = 'surtidor-sign-in-reason';

/** Leaves a word for the sign-in page of this tab. */
export const leaveReason = (tab: KeyValueStorage, reason: SignInReason): void =>
  tab.set(key, reason);

/** The word that was left, which is said once. */
export function takeReason(tab: KeyValueStorage): string | null {
  const reason = tab.get(key);
  tab.remove(key);
  return reason;
}
