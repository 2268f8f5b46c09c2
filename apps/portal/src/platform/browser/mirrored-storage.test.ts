import { expect, it } from 'vitest';
import { createIdleRecord } from '../idle/idle-record.ts';
import { createMirroredStorage, idleExpiryKey, listViewPrefix } from './mirrored-storage.ts';
import { createMemoryStorage } from './storage.ts';

it('mirrors the idle expiry and list views, and nothing else', () => {
  const cookies = createMemoryStorage();
  const shared = createMirroredStorage(createMemoryStorage(), cookies);
  createIdleRecord(shared, 'one').write(1234);
  shared.set(`${listViewPrefix}orders`, 'rows');
  shared.set('other', 'x');
  expect(cookies.get(idleExpiryKey)).toBe(shared.get(idleExpiryKey));
  expect(cookies.keys()).toEqual([idleExpiryKey, `${listViewPrefix}orders`]);
  createIdleRecord(shared, 'one').clear();
  expect(cookies.get(idleExpiryKey)).toBeNull();
});
