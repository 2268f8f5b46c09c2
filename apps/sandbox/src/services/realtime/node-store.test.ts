import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openNodeDatabase } from '../../database/node-database.ts';
import { createMemoryLeafStorage } from './memory-leaf-storage.ts';
import { createNodeStore } from './node-store.ts';
import { createSqliteLeafStorage } from './sqlite-leaf-storage.ts';

const key = fc.stringMatching(/^[a-z0-9ñ]{1,6}$/);
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.string(), fc.integer(), fc.boolean()),
    fc.dictionary(key, tie('node'), { minKeys: 1, maxKeys: 4 }),
  ),
})).node;

const storages = [
  ['memory', createMemoryLeafStorage],
  ['SQLite', () => createSqliteLeafStorage(openNodeDatabase(':memory:'))],
] as const;

describe.each(storages)('node store in %s', (_, createStorage) => {
  const createStore = () => createNodeStore(createStorage(), () => 1000);

  it('reads the value that was written to a path', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 4 }), tree, (path, value) => {
        const store = createStore();
        store.set(path, value);
        expect(store.read(path)).toEqual(value);
      }),
    );
  });

  it('replaces the value of a path', () => {
    fc.assert(
      fc.property(tree, tree, (first, second) => {
        const store = createStore();
        store.set(['a'], first);
        store.set(['a'], second);
        expect(store.read([])).toEqual({ a: second });
      }),
    );
  });

  it('replaces a value with a branch when a child is written', () => {
    const store = createStore();
    store.set(['a'], 'leaf');
    store.set(['a', 'b'], 1);
    expect(store.read([])).toEqual({ a: { b: 1 } });
  });

  it('treats empty branches and null as missing values', () => {
    const store = createStore();
    store.set(['a'], { b: {}, c: { d: null }, e: [] });
    expect(store.read(['a'])).toBeNull();
  });

  it('distinguishes siblings with a common prefix', () => {
    const store = createStore();
    store.set(['user', '1'], 'one');
    store.set(['user', '10'], 'ten');
    store.set(['user', '1'], null);
    expect(store.read(['user'])).toEqual({ 10: 'ten' });
  });

  it('adds an increment to the stored value', () => {
    const store = createStore();
    store.set(['n'], { '.sv': { increment: 2 } });
    store.set(['n'], { '.sv': { increment: 3 } });
    expect(store.read(['n'])).toBe(5);
  });

  it('merges children atomically and keeps the others', () => {
    const store = createStore();
    store.set(['a'], { x: 1, y: 2 });
    store.merge(['a'], { y: null, 'z/deep': 3 });
    expect(store.read(['a'])).toEqual({ x: 1, z: { deep: 3 } });
  });

  it.each([[{ 'a.b': 1 }], [{ 'a/b': 1 }], [{ $x: 1 }], [Number.NaN], [() => 1]])(
    'rejects unsupported values: %j',
    (value) => {
      const store = createStore();
      expect(() => store.set(['a'], value)).toThrow();
      expect(store.read([])).toBeNull();
    },
  );
});
