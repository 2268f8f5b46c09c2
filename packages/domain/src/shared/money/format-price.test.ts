import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { property } from '../../../test/property.ts';
import { formatPrice } from './format-price.ts';

describe('formatPrice (spec 5)', () => {
  test.each([
    [1234567, '1.234.567'],
    [1234.5, '1.234,5'],
    [-1234.56, '-1.234,56'],
    ['1234.50', '1.234,50'],
    [' 99 ', '99'],
    [0, '0'],
    [-0.5, '-0,5'],
  ])('formats %j as %s', (value, text) => {
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
  ])('returns a message for %j', (value) => {
    expect(formatPrice(value)).toEqual({ kind: 'message', message: { key: 'Incorrect format' } });
  });

  property(
    'the formatted price contains the number',
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

  property('accepts any value', [fc.anything()], (value) => {
    const { kind } = formatPrice(value);
    return kind === 'price' || kind === 'message';
  });
});
