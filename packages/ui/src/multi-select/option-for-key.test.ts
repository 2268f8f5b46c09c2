import { expect, test } from 'vitest';
import { optionForKey } from './option-for-key.ts';

const labels = ['Solicitado', 'Aprobado', 'Facturado', 'Ajustado'];

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
] as const)('%s from option %i leads to %s', (key, current, target) => {
  expect(optionForKey(key, current, labels)).toBe(target);
});

test('an empty list has nowhere to go', () => {
  expect(optionForKey('ArrowDown', 0, [])).toBeNull();
});
