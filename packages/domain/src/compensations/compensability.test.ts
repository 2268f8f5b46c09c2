import { expect, it } from 'vitest';
import { aTestCompensable } from '../../test/fixtures/compensable.ts';
import { type Compensability, getCompensability } from './compensability.ts';
import type { CompensableDocument } from './types.ts';

it.each<[string, Partial<CompensableDocument>, Compensability]>([
  ['a document of the store', {}, 'compensable'],
  ['a blocked document', { blocked: true }, 'blocked'],
  [
    'a document in another currency (reading 79)',
    { balance: { minor: -100, currency: 'USD' }, blocked: true },
    'foreign-currency',
  ],
])('getCompensability returns the state of %s', (_, changes, expected) => {
  expect(getCompensability(aTestCompensable(changes), 'COP')).toBe(expected);
});
