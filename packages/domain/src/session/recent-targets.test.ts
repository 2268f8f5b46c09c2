import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import {
  addRecent,
  maxRecents,
  parseRecents,
  type RecentTarget,
  serialiseRecents,
  targetKinds,
} from './recent-targets.ts';

const target = (kind: RecentTarget['kind'], id: string): RecentTarget => ({ kind, id });
const anyTarget = fc.record({
  kind: fc.constantFrom(...targetKinds),
  id: fc.constantFrom('1', '2', '3', '4', 'home'),
});

test('the newest is first, and an existing one moves up', () => {
  const previous = [target('order', '1'), target('page', 'home')];
  expect(addRecent(previous, target('page', 'home'))).toEqual([
    target('page', 'home'),
    target('order', '1'),
  ]);
});

test.each([null, '', '{', '[]', '{"owner":"1/2"}', '{"owner":"1/2","targets":[{"kind":"x"}]}'])(
  '%j is empty',
  (text) => {
    expect(parseRecents(text, '1/2')).toEqual([]);
  },
);

test('another person’s entries are ignored', () => {
  expect(parseRecents(serialiseRecents([target('order', '1')], '1/2'), '1/3')).toEqual([]);
});

test('only ids are stored', () => {
  const named = { ...target('associate', '7'), name: 'Ana' };
  expect(serialiseRecents(addRecent([], named), '1/2')).not.toContain('Ana');
});

property('entries are few, unique, and survive a round trip', [fc.array(anyTarget)], (all) => {
  const recents = all.reduce<readonly RecentTarget[]>(addRecent, []);
  expect(recents.length).toBeLessThanOrEqual(maxRecents);
  expect(new Set(recents.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(recents.length);
  expect(parseRecents(serialiseRecents(recents, 'a'), 'a')).toEqual(recents);
});

property('no text makes it throw', [anyText], (text) => {
  expect(parseRecents(text, 'a')).toEqual([]);
});
