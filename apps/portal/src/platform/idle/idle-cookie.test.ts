import { expect, it } from 'vitest';
import { createMemoryStorage } from '../browser/storage.ts';
import { withIdleCookie } from './idle-cookie.ts';
import { idleExpiryKey, idleRecord } from './idle-record.ts';

it('tells the server of the idle expiry, and of nothing else', () => {
  const cookies = createMemoryStorage();
  const shared = withIdleCookie(createMemoryStorage(), cookies);
  idleRecord(shared, 'one').write(1234);
  shared.set('other', 'x');
  expect(cookies.get(idleExpiryKey)).toBe(shared.get(idleExpiryKey));
  expect(cookies.get('other')).toBeNull();
  idleRecord(shared, 'one').clear();
  expect(cookies.get(idleExpiryKey)).toBeNull();
});
