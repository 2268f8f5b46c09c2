import fc from 'fast-check';

/**
 * Objects with the fields a mapper reads and any JSON in them, and anything that is no object at
 * all: what a backend may send when it is not well.
 */
export const anyJsonWith = (fields: readonly string[]): fc.Arbitrary<never> =>
  // The point of these values is that they break the promised type: `never` lets them in anywhere.
  fc.oneof(
    { weight: 4, arbitrary: fc.record(fieldValues(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  ) as fc.Arbitrary<never>;

const nearMisses = fc.constantFrom(
  '0000-00-00',
  '2026-02-31',
  '2026-03-15 25:61:00',
  '1e21',
  '-0.00',
  '1.234,56',
  'NaN',
  '__proto__',
  'constructor',
  '',
  '1',
  '0',
);

const fieldValues = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((field) => [field, fc.oneof(nearMisses, fc.jsonValue(), fc.constant(undefined))]),
  );
