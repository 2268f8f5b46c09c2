import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import { formatPrice } from './format-price.ts';

describe('price format (spec 5)', () => {
  test.each([
    [1234567, '1.234.567'],
    [1234.5, '1.234,5'],
    [-1234.56, '-1.234,56'],
    ['1234.50', '1.234,50'],
    [' 99 ', '99'],
    [0, '0'],
    [-0.5, '-0,5'],
  ])('%s is %s', (value, text) => {
    expect(formatPrice(value)).toEqual({ kind: 'price', text });
  });

  test.each([
    'abc',
    '',
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    '1,5',
    '1.',
    'a1',
    '1a',
    {},
    [],
    [5],
    true,
  ])('%s is not a number', (value) => {
    expect(formatPrice(value)).toEqual({ kind: 'message', message: { key: 'Incorrect format' } });
  });

  property(
    'any plain number can be read back',
    [fc.integer(), fc.nat({ max: 99 })],
    (units, cents) => {
      const value = `${units}.${String(cents).padStart(2, '0')}`;
      const price = formatPrice(value);
      expect(price.kind).toBe('price');
      expect(price.kind === 'price' && price.text.replaceAll('.', '').replace(',', '.')).toBe(
        value,
      );
    },
  );

  property('anything else says so, and nothing throws', [fc.anything()], (value) => {
    const { kind } = formatPrice(value);
    return kind === 'price' || kind === 'message';
  });
});
