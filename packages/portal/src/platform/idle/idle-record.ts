import { idleExpiryKey } from '../browser/mirrored-storage.ts';
import type { KeyValueStorage } from '../browser/storage.ts';

/** The shared expiry of one session. `read` ignores the expiry of other sessions. */
export interface IdleRecord {
  readonly read: () => number | null;
  readonly write: (expiresAt: number) => void;
  readonly clear: () => void;
}

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Returns the record of a session in the shared storage. */
export const createIdleRecord = (
  sharedStorage: KeyValueStorage,
  sessionKey: string,
): IdleRecord => ({
  read: () => {
    const stored = parseJson(sharedStorage.get(idleExpiryKey));
    if (!Array.isArray(stored) || stored[0] !== sessionKey) return null;
    return typeof stored[1] === 'number' ? stored[1] : null;
  },
  write: (expiresAt) => sharedStorage.set(idleExpiryKey, JSON.stringify([sessionKey, expiresAt])),
  clear: () => sharedStorage.remove(idleExpiryKey),
});
