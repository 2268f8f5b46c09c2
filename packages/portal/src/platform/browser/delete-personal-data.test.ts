import { createMemoryStorage, createSafeStorage } from '@surtidor/flows/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deletePersonalData } from './delete-personal-data.ts';

/** Returns a `Storage` backed by a map. */
function createStorage(values: Map<string, string>, canWrite = true): Storage {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (!canWrite) throw new Error('full');
      values.set(key, value);
    },
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
  };
}

const deviceEntries = {
  'surtidor-color-mode': 'dark',
  'surtidor-sign-in-reason': 'signed-out',
  'surtidor-sign-out-pending': '1',
  'surtidor-reloaded-at': '1',
  'surtidor-signed-out-session': 'session',
  'surtidor-announced-payments': '["A1B2-C3D4"]',
};

it('deletes all entries except those of the device', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.boolean(), (otherEntries, canWrite) => {
      const values = new Map(Object.entries(deviceEntries));
      const safeStorage = createSafeStorage(() => createStorage(values, canWrite));
      const memoryStorage = createMemoryStorage(deviceEntries);
      for (const [key, value] of Object.entries(otherEntries)) {
        if (key in deviceEntries) continue;
        safeStorage.set(key, value);
        memoryStorage.set(key, value);
      }
      deletePersonalData([safeStorage, memoryStorage]);
      expect([...safeStorage.keys()].sort()).toEqual(Object.keys(deviceEntries).sort());
      expect([...memoryStorage.keys()].sort()).toEqual(Object.keys(deviceEntries).sort());
    }),
  );
});

it('tolerates blocked storage', () => {
  const blocked = new Proxy(createStorage(new Map()), {
    get: () => {
      throw new Error('blocked');
    },
  });
  const storage = createSafeStorage(() => blocked);
  storage.set('surtidor-payments', '[]');
  deletePersonalData([storage]);
  expect(storage.get('surtidor-payments')).toBeNull();
});
