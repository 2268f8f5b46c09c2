import type { KeyValueStorage } from '@surtidor/flows/core';
import type { CookieJar } from '../session/cookie-jar.ts';

/** The storage key of the shared idle expiry (platform/idle). */
export const idleExpiryKey = 'surtidor-idle-expiry';

/** The prefix of the storage keys of list layouts (features/lists). */
export const listViewPrefix = 'surtidor-view.';

/** The storage key of the visits of support that users have seen, each with its company and user (app/frame). */
export const seenSupportVisitsKey = 'surtidor-support-visits';

/**
 * Whether the server needs an entry to render a page. The server renders nothing for an expired session
 * (faults 15), renders each list in its saved layout, and announces no visit of support twice.
 */
export const isMirrored = (key: string): boolean =>
  key === idleExpiryKey || key === seenSupportVisitsKey || key.startsWith(listViewPrefix);

/** Returns a storage that also writes the mirrored entries to cookies. */
export function createMirroredStorage(
  sharedStorage: KeyValueStorage,
  cookies: CookieJar,
): KeyValueStorage {
  return {
    get: sharedStorage.get,
    keys: sharedStorage.keys,
    set: (key, value) => {
      if (isMirrored(key)) cookies.set(key, value);
      return sharedStorage.set(key, value);
    },
    remove: (key) => {
      sharedStorage.remove(key);
      if (isMirrored(key)) cookies.remove(key);
    },
  };
}
