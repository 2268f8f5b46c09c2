import { expect, it } from 'vitest';
import { lookupAdvice } from './lookup-advice.ts';

const createdAt = Date.parse('2026-11-20T15:00:00Z');
const amount = { minor: 1, currency: 'COP' } as const;
const lines = [{ invoiceId: '1', documentNumber: 'D1', amount }];

it.each([
  ['invoices', lines, '10:02', 'call your distributor'],
  ['compensation', lines, '10:02', 'list of compensations'],
  ['cash', [], '10:20', 'try again from {end}'],
] as const)('of %s says from when one may act, in the store’s time', (kind, held, free, words) => {
  const advice = lookupAdvice({ kind, lines: held, createdAt }, 'America/Bogota', createdAt);
  expect(advice.key).toContain(words);
  expect(advice.params).toEqual({ free, end: '10:20' });
});
