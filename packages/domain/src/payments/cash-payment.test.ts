import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getSegmentName, paymentSegments } from '../shared/index.ts';
import {
  createCashDraft,
  findSameCashAttempt,
  setCashAmount,
  setCashSegment,
} from './cash-payment.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });

describe('findSameCashAttempt (reading 81)', () => {
  const cash = setCashAmount(setCashSegment(createCashDraft('COP'), '1100'), 250_000, null);
  const attempt = { kind: 'cash', segment: '1100', amount: cop(250_000) } as const;

  it.each([
    ['the same segment and amount', attempt, true],
    ['no known segment', { kind: 'cash', amount: cop(250_000) }, true],
    ['another segment', { ...attempt, segment: '1110' }, false],
    ['another amount', { ...attempt, amount: cop(250_001) }, false],
    ['another kind', { ...attempt, kind: 'invoices' }, false],
  ] as const)('an attempt with %s', (_, candidate, isSame) => {
    expect(findSameCashAttempt([candidate], cash) !== undefined).toBe(isSame);
  });
});

describe('business segments (spec 9)', () => {
  it.each([
    ['1100', 'EDS Franquiciada'],
    ['1110', 'EDS Afiliada'],
    ['1130', 'EDS Gas Franquiciada'],
    ['1122', 'EDS Gas Afiliada'],
    ['1131', 'Mi Empresa'],
    ['1132', 'Rumbo Grandes Flotas'],
    ['1202', 'Industria Combustibles'],
    ['1201', 'Lubricantes Industria'],
    ['1140', 'Lubricantes Agentes'],
    ['1150', 'Lubricantes Automotriz 25 OEM LUB'],
    ['1160', 'Lubricantes Automotriz Multimarca'],
    ['1211', 'Aviación'],
    ['1220', 'Marinos'],
    ['1501', 'Financiación por Consumo'],
    ['1500', 'Talleres'],
    ['1300', 'No operacional Combustibles'],
    ['1310', 'No operacional Lubricantes'],
  ] as const)('%s has the name %s', (code, name) => {
    expect(getSegmentName(code)).toBe(name);
    expect(setCashSegment(createCashDraft('COP'), code).segment).toBe(code);
  });

  it('use the code as the name of an unknown segment', () => {
    expect(getSegmentName('1999')).toBe('1999');
  });

  it('have seventeen entries', () => {
    expect(paymentSegments).toHaveLength(17);
  });

  it('are not selected by an unknown code', () => {
    const selected = setCashSegment(createCashDraft('COP'), '1100');
    expect(setCashSegment(selected, 'BO').segment).toBeNull();
  });
});

describe('a cash amount (spec 5, reading 16)', () => {
  it('is initially zero without a segment', () => {
    expect(createCashDraft('USD')).toEqual({
      segment: null,
      amount: { minor: 0, currency: 'USD' },
    });
  });

  it('is clamped to the maximum', () => {
    expect(setCashAmount(createCashDraft('COP'), 900, cop(500)).amount).toEqual(cop(500));
    expect(setCashAmount(createCashDraft('COP'), 900, null).amount).toEqual(cop(900));
    expect(setCashAmount(createCashDraft('COP'), -900, null).amount).toEqual(cop(0));
  });

  property(
    'is always a safe integer within the bounds',
    [fc.double(), fc.option(fc.nat(), { nil: null })],
    (minor, maximum) => {
      const limit = maximum === null ? null : cop(maximum);
      const { amount } = setCashAmount(createCashDraft('COP'), minor, limit);
      expect(Number.isSafeInteger(amount.minor)).toBe(true);
      expect(amount.minor).toBeGreaterThanOrEqual(0);
      expect(amount.minor).toBeLessThanOrEqual(maximum ?? Number.MAX_SAFE_INTEGER);
    },
  );
});
