import { expect, test } from 'vitest';
import { keyTarget } from './key-target.ts';

const labels = ['Marcar como leída', 'Mover', 'Borrar'];

const alone = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['m', 0, 1],
  ['M', 1, 0],
  ['b', 0, 2],
  ['z', 0, null],
  ['Enter', 0, null],
  [' ', 0, null],
] as const)('%s from item %i leads to %s', (key, current, target) => {
  expect(keyTarget({ ...alone, key }, current, labels)).toBe(target);
});

test('an empty menu has nowhere to go', () => {
  expect(keyTarget({ ...alone, key: 'ArrowDown' }, -1, [])).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a letter leads nowhere', (held) => {
  expect(keyTarget({ ...alone, [held]: true, key: 'b' }, 0, labels)).toBeNull();
});
