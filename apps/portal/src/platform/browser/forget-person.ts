import { colorModeKey } from '../color-mode/color-mode.ts';
import { reloadedAtKey } from '../loading/chunk-load-error.ts';
import { pendingSignOutKey } from '../session/pending-sign-out.ts';
import { signInReasonKey } from '../session/sign-in-reason.ts';
import type { KeyValueStorage } from './storage.ts';

/** What tells of the browser itself and of nobody: all else goes with the person who signs out. */
const deviceKeys: ReadonlySet<string> = new Set([
  colorModeKey,
  reloadedAtKey,
  pendingSignOutKey,
  signInReasonKey,
]);

/** Leaves nothing of a person or company in the browser's storages (faults 19 and 44). */
export function forgetPerson(storages: readonly KeyValueStorage[]): void {
  for (const storage of storages) {
    for (const key of storage.keys()) if (!deviceKeys.has(key)) storage.remove(key);
  }
}
