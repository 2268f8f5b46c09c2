import { expect, test } from 'vitest';
import { getOptionForKey } from './option-for-key.ts';

const labels = ['Solicitado', 'Aprobado', 'Facturado', 'Ajustado'];

const noModifiers = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['a', 0, 1],
  ['A', 1, 3],
  ['a', 3, 1],
  ['z', 0, null],
  [' ', 0, null],
  ['Enter', 0, null],
] as const)('%s on option %i moves to %s', (key, current, target) => {
  expect(getOptionForKey({ ...noModifiers, key }, current, labels)).toBe(target);
});

test('returns null for an empty list', () => {
  expect(getOptionForKey({ ...noModifiers, key: 'ArrowDown' }, 0, [])).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('ignores letters typed with %s', (modifier) => {
  expect(getOptionForKey({ ...noModifiers, [modifier]: true, key: 'a' }, 0, labels)).toBeNull();
});
