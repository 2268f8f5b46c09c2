import { expect, test } from 'vitest';
import { isAccidentalClick } from './accidental-click.ts';

const opening = { openedAt: 1_000, hasBeenClicked: false, press: { x: 300, y: 700 } };
const position = { clientX: 310, clientY: 690 };

test('the second click of the double click that opened the dialog is accidental, at any delay', () => {
  expect(
    isAccidentalClick({ detail: 2, pointerType: 'mouse', ...position, timeStamp: 1_150 }, opening),
  ).toBe(true);
  expect(
    isAccidentalClick({ detail: 2, pointerType: 'mouse', ...position, timeStamp: 9_000 }, opening),
  ).toBe(true);
});

test('a single click is never accidental, at any delay', () => {
  expect(
    isAccidentalClick({ detail: 1, pointerType: 'mouse', ...position, timeStamp: 1_001 }, opening),
  ).toBe(false);
});

test('a double click that starts in the dialog is not accidental', () => {
  const openingAfterClick = { ...opening, hasBeenClicked: true };
  expect(
    isAccidentalClick(
      { detail: 2, pointerType: 'mouse', ...position, timeStamp: 1_400 },
      openingAfterClick,
    ),
  ).toBe(false);
});

test('a key press is never accidental: its click count is 0', () => {
  expect(isAccidentalClick({ detail: 0, ...position, timeStamp: 1_000 }, opening)).toBe(false);
});

test('a tap within 500 ms is accidental', () => {
  expect(
    isAccidentalClick({ detail: 1, pointerType: 'touch', ...position, timeStamp: 1_499 }, opening),
  ).toBe(true);
  expect(
    isAccidentalClick({ detail: 1, pointerType: 'touch', ...position, timeStamp: 1_500 }, opening),
  ).toBe(false);
});

test('a tap far from the press that opened the dialog is not accidental', () => {
  const tap = { detail: 1, pointerType: 'touch', timeStamp: 1_200, clientX: 300, clientY: 640 };
  expect(isAccidentalClick(tap, opening)).toBe(false);
  expect(isAccidentalClick(tap, { ...opening, press: null })).toBe(true);
});
