import { getCurrencies } from '@surtidor/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colombia } from '../test-support/mock-backend.ts';
import {
  formatWireAmount,
  readAmount,
  readBoolean,
  readCurrency,
  readDate,
  readInstant,
  readInteger,
  readObject,
  readString,
} from './readers.ts';

test.each([
  ['1234567.00', 123456700],
  ['-50.25', -5025],
  ['0.00', 0],
  ['-0.00', 0],
  [12.5, 1250],
  ['1.234,56', null],
  ['1e21', null],
  ['', null],
  [null, null],
  [{}, null],
])('the amount %j is %j minor units', (written, minor) => {
  expect(readAmount(written, 'COP')).toEqual(minor === null ? null : { minor, currency: 'COP' });
});

test('an amount is unchanged after formatting and reading', () => {
  const amounts = fc.record({
    minor: fc.integer({ min: -(10 ** 14), max: 10 ** 14 }),
    currency: fc.constantFrom(...getCurrencies()),
  });
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(readAmount(formatWireAmount(amount), amount.currency)).toEqual(amount);
    }),
  );
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-28 23:59:59', '2026-02-28'],
  ['2026-02-31', null],
  ['0000-00-00', null],
  ['28/02/2026', null],
  [20260228, null],
])('the date of %j is %j', (written, expected) => {
  expect(readDate(written)).toBe(expected);
});

test('a timestamp is local to the store', () => {
  expect(readInstant('2026-03-15 08:30:05', colombia)).toBe(Date.parse('2026-03-15T13:30:05Z'));
  expect(readInstant('2026-03-15', colombia)).toBeNull();
  expect(readInstant('2026-02-31 08:30:00', colombia)).toBeNull();
});

test.each([
  ['1', true],
  [1, true],
  [true, true],
  ['0', false],
  ['true', false],
  [null, false],
])('the boolean %j is %j', (written, expected) => {
  expect(readBoolean(written)).toBe(expected);
});

test('strings, numbers and objects are read by type', () => {
  expect(readString('  María  ')).toBe('María');
  expect(readString(7)).toBe('7');
  expect(readString({})).toBe('');
  expect(readInteger('12')).toBe(12);
  expect(readInteger('12.5')).toBeNull();
  expect(readInteger('')).toBeNull();
  expect(readObject([] as never)).toBeNull();
  expect(readCurrency('USD', colombia)).toBe('USD');
  expect(readCurrency('EUR', colombia)).toBe('COP');
});
