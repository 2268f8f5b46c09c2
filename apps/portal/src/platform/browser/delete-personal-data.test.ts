import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deletePersonalData } from './delete-personal-data.ts';
import { createMemoryStorage, createSafeStorage } from './storage.ts';

/** Returns a `Storage` backed by a map. */
function createStorage(values: Map<string, string>, canWrite = true): Storage {
  return {
    get length() {
      return values.size;
    },
    key: (place) => [...values.keys()][place] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (!canWrite) throw new Error('full');
      values.set(key, value);
    },
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
  };
}

const device = {
  'surtidor-color-mode': 'dark',
  'surtidor-sign-in-reason': 'signed-out',
  'surtidor-sign-out-pending': '1',
  'surtidor-reloaded-at': '1',
};

it('deletes all entries except those of the device', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.boolean(), (written, canWrite) => {
      const values = new Map(Object.entries(device));
      const stored = createSafeStorage(createStorage(values, canWrite));
      const memory = createMemoryStorage(device);
      for (const [key, value] of Object.entries(written)) {
        if (key in device) continue;
        stored.set(key, value);
        memory.set(key, value);
      }
      deletePersonalData([stored, memory]);
      expect([...stored.keys()].sort()).toEqual(Object.keys(device).sort());
      expect([...memory.keys()].sort()).toEqual(Object.keys(device).sort());
    }),
  );
});

it('tolerates blocked storage', () => {
  const blocked = new Proxy(createStorage(new Map()), {
    get: () => {
      throw new Error('blocked');
    },
  });
  const storage = createSafeStorage(blocked);
  storage.set('surtidor-payments', '[]');
  deletePersonalData([storage]);
  expect(storage.get('surtidor-payments')).toBeNull();
});
