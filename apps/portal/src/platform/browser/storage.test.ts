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
  it('keeps and forgets in memory', () => behaves(createMemoryStorage()));

  it('works where the browser blocks its own', () =>
    behaves(safeStorage(fake({ getItem: fail, setItem: fail, removeItem: fail }))));

  it('works where the browser’s own is full', () => behaves(safeStorage(fake({ setItem: fail }))));

  it('prefers what the browser keeps', () => {
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
