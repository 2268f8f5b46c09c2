import type { CookieJar } from '../session/cookie-jar.ts';
import type { KeyValueStorage } from './storage.ts';

/** The key of the shared idle expiry (platform/idle). */
export const idleExpiryKey = 'surtidor-idle-expiry';

/** The key prefix of list layouts (features/lists). */
export const listViewPrefix = 'surtidor-view.';

/**
 * Whether the server needs an entry to render a page: an expired session renders nothing (faults 15), and
 * each list keeps its layout.
 */
export const isMirrored = (key: string): boolean =>
  key === idleExpiryKey || key.startsWith(listViewPrefix);

/** Also writes these entries into cookies. */
export function mirroredStorage(shared: KeyValueStorage, cookies: CookieJar): KeyValueStorage {
  return {
    get: shared.get,
    keys: shared.keys,
    set: (key, value) => {
      shared.set(key, value);
      if (isMirrored(key)) cookies.set(key, value);
    },
    remove: (key) => {
      shared.remove(key);
      if (isMirrored(key)) cookies.remove(key);
    },
  };
}
