import { idleExpiryKey } from '../browser/mirrored-storage.ts';
import type { KeyValueStorage } from '../browser/storage.ts';

/** The shared expiry as every tab of one sign-in sees it. Another sign-in's is none of ours. */
export interface IdleRecord {
  readonly read: () => number | null;
  readonly write: (expiresAt: number) => void;
  readonly clear: () => void;
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The record of one sign-in in the storage that tabs share. */
export const idleRecord = (shared: KeyValueStorage, sessionKey: string): IdleRecord => ({
  read: () => {
    const stored = parse(shared.get(idleExpiryKey));
    if (!Array.isArray(stored) || stored[0] !== sessionKey) return null;
    return typeof stored[1] === 'number' ? stored[1] : null;
  },
  write: (expiresAt) => shared.set(idleExpiryKey, JSON.stringify([sessionKey, expiresAt])),
  clear: () => shared.remove(idleExpiryKey),
});
