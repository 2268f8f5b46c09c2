import { describe, expect, it } from 'vitest';
import type { QueryObject } from './messages.ts';
import { selectChildren } from './select-children.ts';

const people = {
  10: { age: 30, name: 'Zoe' },
  9: { age: 25, name: 'Ana' },
  b: { name: 'Eva' },
  a: { age: 40, name: 'Íñigo' },
};

describe('selectChildren', () => {
  it.each<[string, QueryObject, string[]]>([
    [
      'the first children by key, integers before strings',
      { i: '.key', l: 3, vf: 'l' },
      ['9', '10', 'a'],
    ],
    ['the last child by key', { i: '.key', l: 1, vf: 'r' }, ['b']],
    ['children from a key', { i: '.key', sp: 'a' }, ['a', 'b']],
    ['children after a key', { i: '.key', sp: 'a', sin: false }, ['b']],
    ['children up to a key', { i: '.key', ep: '10' }, ['9', '10']],
    [
      'the first children by a child value, missing values first',
      { i: 'age', l: 2, vf: 'l' },
      ['9', 'b'],
    ],
    ['children from a child value', { i: 'age', sp: 30 }, ['10', 'a']],
    ['children equal to a child value', { i: 'age', sp: 30, ep: 30 }, ['10']],
    ['children after a child value', { i: 'age', sp: 30, sn: '[MAX_NAME]', sin: false }, ['a']],
    [
      'children before a child value',
      { i: 'age', sp: 1, ep: 40, ein: false, en: '[MIN_NAME]' },
      ['9', '10'],
    ],
    ['children by key if the query has no order', { l: 1, vf: 'l' }, ['9']],
  ])('returns %s', (_, query, keys) => {
    expect(Object.keys(selectChildren(people, query) ?? {}).sort()).toEqual([...keys].sort());
  });

  it('returns null without a match', () => {
    expect(selectChildren(people, { i: 'age', sp: 100 })).toBeNull();
  });
});
