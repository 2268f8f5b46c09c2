import { describe, expect, it } from 'vitest';
import type { QueryObject } from './messages.ts';
import { selectChildren } from './query.ts';

const people = {
  10: { age: 30, name: 'Zoe' },
  9: { age: 25, name: 'Ana' },
  b: { name: 'Eva' },
  a: { age: 40, name: 'Íñigo' },
};

describe('a query', () => {
  it.each<[string, QueryObject, string[]]>([
    ['first by key, whole numbers before texts', { i: '.key', l: 3, vf: 'l' }, ['9', '10', 'a']],
    ['last by key', { i: '.key', l: 1, vf: 'r' }, ['b']],
    ['from a key', { i: '.key', sp: 'a' }, ['a', 'b']],
    ['after a key', { i: '.key', sp: 'a', sin: false }, ['b']],
    ['until a key', { i: '.key', ep: '10' }, ['9', '10']],
    ['by a child, nothing first', { i: 'age', l: 2, vf: 'l' }, ['9', 'b']],
    ['from a child value', { i: 'age', sp: 30 }, ['10', 'a']],
    ['equal to a child value', { i: 'age', sp: 30, ep: 30 }, ['10']],
    ['after a child value', { i: 'age', sp: 30, sn: '[MAX_NAME]', sin: false }, ['a']],
    ['up to a child value', { i: 'age', sp: 1, ep: 40, ein: false, en: '[MIN_NAME]' }, ['9', '10']],
    ['without an order: by key', { l: 1, vf: 'l' }, ['9']],
  ])('%s', (_, query, keys) => {
    expect(Object.keys(selectChildren(people, query) ?? {}).sort()).toEqual([...keys].sort());
  });

  it('returns nothing without a match', () => {
    expect(selectChildren(people, { i: 'age', sp: 100 })).toBeNull();
  });
});
