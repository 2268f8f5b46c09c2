import { createMemoryStorage } from '@surtidor/flows/core';
import { expect, it } from 'vitest';
import {
  createMirroredStorage,
  idleExpiryKey,
  listViewPrefix,
} from '../../shared/browser/mirrored-storage.ts';
import { createIdleRecord } from '../idle/idle-record.ts';

it('mirrors the idle expiry and list views, and nothing else', () => {
  const cookies = createMemoryStorage();
  const sharedStorage = createMirroredStorage(createMemoryStorage(), cookies);
  createIdleRecord(sharedStorage, 'one').write(1234);
  sharedStorage.set(`${listViewPrefix}orders`, 'rows');
  sharedStorage.set('other', 'x');
  expect(cookies.get(idleExpiryKey)).toBe(sharedStorage.get(idleExpiryKey));
  expect(cookies.keys()).toEqual([idleExpiryKey, `${listViewPrefix}orders`]);
  createIdleRecord(sharedStorage, 'one').clear();
  expect(cookies.get(idleExpiryKey)).toBeNull();
});
