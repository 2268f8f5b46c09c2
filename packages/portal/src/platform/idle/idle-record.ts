import type { KeyValueStorage } from '@surtidor/flows/core';
import { idleExpiryKey } from '../../shared/browser/mirrored-storage.ts';

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

interface StoredExpiry {
  /** Epoch milliseconds of the device's clock. */
  readonly expiresAt: number;
  /** How far the server's clock is ahead of the device's, in milliseconds; 0 if unknown. */
  readonly clockOffset: number;
}

function readStored(sharedStorage: KeyValueStorage, sessionKey: string): StoredExpiry | null {
  const stored = parseJson(sharedStorage.get(idleExpiryKey));
  if (!Array.isArray(stored) || stored[0] !== sessionKey) return null;
  const [, expiresAt, clockOffset] = stored;
  if (typeof expiresAt !== 'number') return null;
  return { expiresAt, clockOffset: typeof clockOffset === 'number' ? clockOffset : 0 };
}

/**
 * Returns the record of a session in the shared storage.
 * @param getClockOffset Returns how far the server's clock is ahead of the device's, in milliseconds. It is stored
 * with the expiry, because the server reads the expiry too.
 */
export const createIdleRecord = (
  sharedStorage: KeyValueStorage,
  sessionKey: string,
  getClockOffset: () => number = () => 0,
): IdleRecord => ({
  read: () => readStored(sharedStorage, sessionKey)?.expiresAt ?? null,
  write: (expiresAt) =>
    sharedStorage.set(idleExpiryKey, JSON.stringify([sessionKey, expiresAt, getClockOffset()])),
  clear: () => sharedStorage.remove(idleExpiryKey),
});

/**
 * Whether a session has expired by the server's clock. The device's clock can be wrong by any amount.
 * @param now Epoch milliseconds of the server's clock.
 */
export function isExpiredOnServer(
  sharedStorage: KeyValueStorage,
  sessionKey: string,
  now: number,
): boolean {
  const stored = readStored(sharedStorage, sessionKey);
  return stored !== null && stored.expiresAt + stored.clockOffset <= now;
}
