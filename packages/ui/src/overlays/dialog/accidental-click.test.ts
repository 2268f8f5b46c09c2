import { expect, test } from 'vitest';
import { isAccidentalClick } from './accidental-click.ts';

const opening = { at: 1_000, isPressed: false };

test('the second half of a double click that opened the dialog is stray, however late it comes', () => {
  expect(isAccidentalClick({ detail: 2, pointerType: 'mouse', timeStamp: 1_150 }, opening)).toBe(
    true,
  );
  expect(isAccidentalClick({ detail: 2, pointerType: 'mouse', timeStamp: 9_000 }, opening)).toBe(
    true,
  );
});

test('a click of its own is none, however soon', () => {
  expect(isAccidentalClick({ detail: 1, pointerType: 'mouse', timeStamp: 1_001 }, opening)).toBe(
    false,
  );
});

test('a double click that began in the dialog is none', () => {
  const pressed = { ...opening, isPressed: true };
  expect(isAccidentalClick({ detail: 2, pointerType: 'mouse', timeStamp: 1_400 }, pressed)).toBe(
    false,
  );
});

test('a key presses with no count, and at once', () => {
  expect(isAccidentalClick({ detail: 0, timeStamp: 1_000 }, opening)).toBe(false);
});

test('a finger that comes sooner than one can read is stray', () => {
  expect(isAccidentalClick({ detail: 1, pointerType: 'touch', timeStamp: 1_499 }, opening)).toBe(
    true,
  );
  expect(isAccidentalClick({ detail: 1, pointerType: 'touch', timeStamp: 1_500 }, opening)).toBe(
    false,
  );
});
