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

const createTarget = (kind: RecentTarget['kind'], id: string): RecentTarget => ({ kind, id });
const anyTarget = fc.record({
  kind: fc.constantFrom(...targetKinds),
  id: fc.constantFrom('1', '2', '3', '4', 'home'),
});

test('addRecent adds the newest first and moves an existing one to the top', () => {
  const previousTargets = [createTarget('order', '1'), createTarget('page', 'home')];
  expect(addRecent(previousTargets, createTarget('page', 'home'))).toEqual([
    createTarget('page', 'home'),
    createTarget('order', '1'),
  ]);
});

test.each([null, '', '{', '[]', '{"owner":"1/2"}', '{"owner":"1/2","targets":[{"kind":"x"}]}'])(
  'parseRecents returns an empty list for %j',
  (text) => {
    expect(parseRecents(text, '1/2')).toEqual([]);
  },
);

test('parseRecents ignores the entries of another user', () => {
  expect(parseRecents(serialiseRecents([createTarget('order', '1')], '1/2'), '1/3')).toEqual([]);
});

test('serialiseRecents stores only ids', () => {
  const namedTarget = { ...createTarget('associate', '7'), name: 'Ana' };
  expect(serialiseRecents(addRecent([], namedTarget), '1/2')).not.toContain('Ana');
});

property(
  'recent targets are limited, unique and can be parsed again',
  [fc.array(anyTarget)],
  (targets) => {
    const recents = targets.reduce<readonly RecentTarget[]>(addRecent, []);
    expect(recents.length).toBeLessThanOrEqual(maxRecents);
    expect(new Set(recents.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(recents.length);
    expect(parseRecents(serialiseRecents(recents, 'a'), 'a')).toEqual(recents);
  },
);

property('parseRecents never throws', [anyText], (text) => {
  expect(parseRecents(text, 'a')).toEqual([]);
});
