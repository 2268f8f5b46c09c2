import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/days.ts';
import { aTestUse, cop } from '../../test/fixtures/voucher-use.ts';
import { property } from '../../test/property.ts';
import { daysBetween } from '../shared/index.ts';
import { findVoucherUse, getVoucherAmounts, getVoucherExpiry } from './catalogue.ts';

describe('the catalogue of the voucher shop', () => {
  const use = aTestUse();
  const config = {
    amounts: [
      { amount: cop(5_000), useId: 'u1' },
      { amount: cop(1_000), useId: 'u1' },
      { amount: cop(5_000), useId: 'u1' },
      { amount: cop(0), useId: 'u1' },
      { amount: { minor: 7, currency: 'USD' as const }, useId: 'u1' },
      { amount: cop(9_000), useId: 'u2' },
    ],
    uses: [use],
    successMessage: '',
  };

  it('returns the distinct amounts of a use, smallest first', () => {
    expect(getVoucherAmounts(config, use)).toEqual([cop(1_000), cop(5_000)]);
  });

  it('finds a use by its id', () => {
    expect(findVoucherUse(config, 'u1')).toEqual(use);
    expect(findVoucherUse(config, 'u9')).toBeNull();
  });

  it.each([
    ['2026-01-31', 30, '2026-03-02'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
  ])(
    'a voucher bought on %s and valid for %i days expires on %s (spec 9)',
    (today, validDays, expiryDate) => {
      expect(getVoucherExpiry(day(today), { validDays })).toBe(expiryDate);
    },
  );

  property(
    'a voucher expires `validDays` days after today',
    [anyDay, fc.nat(2_000)],
    (today, validDays) => {
      expect(daysBetween(today, getVoucherExpiry(today, { validDays }))).toBe(validDays);
    },
  );
});
