import type { KeyValueStorage } from '../browser/storage.ts';
import type { CookieJar } from '../session/cookie-jar.ts';
import { idleExpiryKey } from './idle-record.ts';

/**
 * Writes the shared idle expiry into a cookie as well, so that the server renders nothing of a session
 * that ended while nobody looked (faults 15).
 */
export function withIdleCookie(shared: KeyValueStorage, cookies: CookieJar): KeyValueStorage {
  return {
    get: shared.get,
    keys: shared.keys,
    set: (key, value) => {
      shared.set(key, value);
      if (key === idleExpiryKey) cookies.set(idleExpiryKey, value);
    },
    remove: (key) => {
      shared.remove(key);
      if (key === idleExpiryKey) cookies.remove(idleExpiryKey);
    },
  };
}
