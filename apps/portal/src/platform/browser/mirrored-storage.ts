import type { CookieJar } from '../session/cookie-jar.ts';
import type { KeyValueStorage } from './storage.ts';

/** The key of the shared idle expiry (platform/idle). */
export const idleExpiryKey = 'surtidor-idle-expiry';

/** Begins the keys of how each list is shown (features/lists). */
export const listViewPrefix = 'surtidor-view.';

/**
 * Whether the server needs an entry of the shared storage to render a page: it renders nothing of a
 * session that ended while nobody looked (faults 15), and each list as it was shown last.
 */
export const isMirrored = (key: string): boolean =>
  key === idleExpiryKey || key.startsWith(listViewPrefix);

/** Writes the entries that the server needs into cookies as well. */
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
