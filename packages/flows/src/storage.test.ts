import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createSafeStorage, type KeyValueStorage } from './storage.ts';

const throwSecurityError = () => {
  throw new DOMException('blocked', 'SecurityError');
};

const createFakeStorage = (methods: Partial<Storage>): Storage => ({
  length: 0,
  clear: throwSecurityError,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  ...methods,
});

const expectToStore = (storage: KeyValueStorage) => {
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
};

describe('storage', () => {
  it('stores and deletes in memory', () => expectToStore(createMemoryStorage()));

  it('works if the browser blocks its storage', () =>
    expectToStore(
      createSafeStorage(() =>
        createFakeStorage({
          getItem: throwSecurityError,
          setItem: throwSecurityError,
          removeItem: throwSecurityError,
        }),
      ),
    ));

  it('works if the browser rejects access to its storage', () =>
    expectToStore(createSafeStorage(throwSecurityError)));

  it('works if the browser storage is full', () =>
    expectToStore(createSafeStorage(() => createFakeStorage({ setItem: throwSecurityError }))));

  it('returns a value that did not fit until another tab stores one', () => {
    const values = new Map([['a', '1']]);
    const storage = createSafeStorage(() =>
      createFakeStorage({
        getItem: (key) => values.get(key) ?? null,
        setItem: throwSecurityError,
      }),
    );
    storage.set('a', '2');
    expect(storage.get('a')).toBe('2');
    values.set('a', '3');
    expect(storage.get('a')).toBe('3');
  });

  it('reports whether a value outlives the page', () => {
    const values = new Set<string>();
    const storage = createSafeStorage(() =>
      createFakeStorage({
        setItem: (key) => (values.size < 1 ? values.add(key) : throwSecurityError()),
      }),
    );
    expect(storage.set('a', '1')).toBe(true);
    expect(storage.set('b', '1')).toBe(false);
  });

  it('prefers the browser storage', () => {
    const values = new Map<string, string>();
    const storage = createSafeStorage(() =>
      createFakeStorage({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          values.set(key, value);
        },
      }),
    );
    storage.set('a', '1');
    values.set('a', '2');
    expect(storage.get('a')).toBe('2');
  });
});
