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

describe.each(storages)('the node store in %s', (_, createStorage) => {
  const aStore = () => createNodeStore(createStorage(), () => 1000);

  it('reads back what was written, wherever it was written', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 4 }), tree, (path, value) => {
        const store = aStore();
        store.set(path, value);
        expect(store.read(path)).toEqual(value);
      }),
    );
  });

  it('forgets what stood at a place when something else is written there', () => {
    fc.assert(
      fc.property(tree, tree, (first, second) => {
        const store = aStore();
        store.set(['a'], first);
        store.set(['a'], second);
        expect(store.read([])).toEqual({ a: second });
      }),
    );
  });

  it('turns a value into a branch when something is written below it', () => {
    const store = aStore();
    store.set(['a'], 'leaf');
    store.set(['a', 'b'], 1);
    expect(store.read([])).toEqual({ a: { b: 1 } });
  });

  it('treats empty branches, null and nothing alike', () => {
    const store = aStore();
    store.set(['a'], { b: {}, c: { d: null }, e: [] });
    expect(store.read(['a'])).toBeNull();
  });

  it('keeps neighbours whose names begin alike apart', () => {
    const store = aStore();
    store.set(['user', '1'], 'one');
    store.set(['user', '10'], 'ten');
    store.set(['user', '1'], null);
    expect(store.read(['user'])).toEqual({ 10: 'ten' });
  });

  it('adds an increment to what is there', () => {
    const store = aStore();
    store.set(['n'], { '.sv': { increment: 2 } });
    store.set(['n'], { '.sv': { increment: 3 } });
    expect(store.read(['n'])).toBe(5);
  });

  it('merges children at once and leaves the others', () => {
    const store = aStore();
    store.set(['a'], { x: 1, y: 2 });
    store.merge(['a'], { y: null, 'z/deep': 3 });
    expect(store.read(['a'])).toEqual({ x: 1, z: { deep: 3 } });
  });

  it.each([[{ 'a.b': 1 }], [{ 'a/b': 1 }], [{ $x: 1 }], [Number.NaN], [() => 1]])(
    'refuses what the database cannot hold: %j',
    (value) => {
      const store = aStore();
      expect(() => store.set(['a'], value)).toThrow();
      expect(store.read([])).toBeNull();
    },
  );
});
