import { announcedPaymentsKey, type KeyValueStorage } from '@surtidor/flows/core';
import { colorModeKey } from '../color-mode/color-mode.ts';
import { reloadedAtKey } from '../loading/chunk-load-error.ts';
import { signInReasonKey } from '../session/sign-in-reason.ts';

/** The storage key that is set until the server receives a sign-out. */
export const pendingSignOutKey = 'surtidor-sign-out-pending';

/** The storage key of the last session that the user signed out of (platform/session). */
export const signedOutSessionKey = 'surtidor-signed-out-session';

/** The entries of the device. All other entries are deleted on sign-out. */
const deviceKeys: ReadonlySet<string> = new Set([
  colorModeKey,
  reloadedAtKey,
  pendingSignOutKey,
  signInReasonKey,
  signedOutSessionKey,
  announcedPaymentsKey,
]);

/** Deletes all data of users and companies from the browser's storage (faults 19 and 44). */
export function deletePersonalData(storages: readonly KeyValueStorage[]): void {
  for (const storage of storages) {
    for (const key of storage.keys()) if (!deviceKeys.has(key)) storage.remove(key);
  }
}
