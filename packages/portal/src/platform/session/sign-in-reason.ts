import type { KeyValueStorage } from '@surtidor/flows/core';

/** The reason for a redirect to the sign-in page. */
export type SignInReason = 'idle' | 'signed-out' | 'unauthorized';

/** The key in the storage of the tab. */
export const signInReasonKey = 'surtidor-sign-in-reason';

/** Stores the reason, which the sign-in page of this tab shows. */
export const saveSignInReason = (tabStorage: KeyValueStorage, reason: SignInReason): void => {
  tabStorage.set(signInReasonKey, reason);
};

/** Returns the stored reason and removes it. */
export function takeSignInReason(tabStorage: KeyValueStorage): string | null {
  const reason = tabStorage.get(signInReasonKey);
  tabStorage.remove(signInReasonKey);
  return reason;
}
