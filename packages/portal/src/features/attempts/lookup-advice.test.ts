import { expect, it } from 'vitest';
import { getLookupAdvice } from './lookup-advice.ts';

const createdAt = Date.parse('2026-11-20T15:00:00Z');

it.each([
  ['invoices', '10:03', 'contact your distributor'],
  ['compensation', '10:03', 'list of compensations'],
  ['vouchers', '10:04', 'buy them again from {free}'],
  ['cash', '10:20', 'try again from {end}'],
] as const)(
  'for %s returns the time from which the user can act, in the store’s time zone',
  (kind, releaseTime, expectedText) => {
    const advice = getLookupAdvice({ kind, createdAt }, 'America/Bogota');
    expect(advice.key).toContain(expectedText);
    expect(advice.params).toEqual({ free: releaseTime, end: '10:20' });
  },
);
