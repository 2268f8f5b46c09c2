import { expect, test } from 'vitest';
import { isAccidentalClick } from './accidental-click.ts';

const opening = { openedAt: 1_000, hasBeenClicked: false };

test('the second click of the double click that opened the dialog is accidental, at any delay', () => {
  expect(isAccidentalClick({ detail: 2, pointerType: 'mouse', timeStamp: 1_150 }, opening)).toBe(
    true,
  );
  expect(isAccidentalClick({ detail: 2, pointerType: 'mouse', timeStamp: 9_000 }, opening)).toBe(
    true,
  );
});

test('a single click is never accidental, at any delay', () => {
  expect(isAccidentalClick({ detail: 1, pointerType: 'mouse', timeStamp: 1_001 }, opening)).toBe(
    false,
  );
});

test('a double click that starts in the dialog is not accidental', () => {
  const openingAfterClick = { ...opening, hasBeenClicked: true };
  expect(
    isAccidentalClick({ detail: 2, pointerType: 'mouse', timeStamp: 1_400 }, openingAfterClick),
  ).toBe(false);
});

test('a key press is never accidental: its click count is 0', () => {
  expect(isAccidentalClick({ detail: 0, timeStamp: 1_000 }, opening)).toBe(false);
});

test('a tap within 500 ms is accidental', () => {
  expect(isAccidentalClick({ detail: 1, pointerType: 'touch', timeStamp: 1_499 }, opening)).toBe(
    true,
  );
  expect(isAccidentalClick({ detail: 1, pointerType: 'touch', timeStamp: 1_500 }, opening)).toBe(
    false,
  );
});
