import fc from 'fast-check';

/** Creates malformed responses: objects with any JSON in these fields, and values of other types. */
export const createJsonArbitrary = (fields: readonly string[]): fc.Arbitrary<never> =>
  // These values deliberately violate their types: `never` is assignable to all.
  fc.oneof(
    { weight: 4, arbitrary: fc.record(createFieldValues(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  ) as fc.Arbitrary<never>;

const edgeCases = fc.constantFrom(
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

const createFieldValues = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((field) => [field, fc.oneof(edgeCases, fc.jsonValue(), fc.constant(undefined))]),
  );
