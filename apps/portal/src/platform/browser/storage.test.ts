import { describe, expect, it } from 'vitest';
import { createMemoryStorage, type KeyValueStorage, safeStorage } from './storage.ts';

const fail = () => {
  throw new DOMException('blocked', 'SecurityError');
};

const fake = (parts: Partial<Storage>): Storage => ({
  length: 0,
  clear: fail,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  ...parts,
});

const behaves = (storage: KeyValueStorage) => {
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
};

describe('storage', () => {
  it('stores and deletes in memory', () => behaves(createMemoryStorage()));

  it('works if the browser blocks its storage', () =>
    behaves(safeStorage(fake({ getItem: fail, setItem: fail, removeItem: fail }))));

  it('works if the browser storage is full', () => behaves(safeStorage(fake({ setItem: fail }))));

  it('prefers the browser storage', () => {
    const stored = new Map<string, string>();
    const storage = safeStorage(
      fake({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => {
          stored.set(key, value);
        },
      }),
    );
    storage.set('a', '1');
    stored.set('a', '2');
    expect(storage.get('a')).toBe('2');
  });
});
