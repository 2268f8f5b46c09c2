import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTestDocument, noDocumentsInProgress } from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { createCashDraft, setCashAmount, setCashSegment } from './cash-payment.ts';
import { draftPayment, setEntryAmount, setEntryMode } from './payment-draft.ts';
import { getCashReadiness, getDraftReadiness, getPaymentMinimum } from './payment-readiness.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const anyMode = fc.constantFrom('block' as const, 'warn' as const, 'off' as const);
const createDraft = (minor: number) => {
  const invoice = aTestDocument({ id: 'a', balance: cop(1_000_000) });
  const draft = draftPayment('COP', [invoice], noDocumentsInProgress);
  return setEntryAmount(setEntryMode(draft, 'a', 'partial'), 'a', minor);
};
const createCash = (minor: number) =>
  setCashAmount(setCashSegment(createCashDraft('COP'), '1100'), minor, null);

describe('getPaymentMinimum (reading 15)', () => {
  it('is converted from whole pesos', () => {
    const option = { mode: 'block', units: { COP: 1_600 } } as const;
    expect(getPaymentMinimum(option, 'COP')).toEqual({ mode: 'block', amount: cop(160_000) });
  });

  it.each(['PEN', 'USD'] as const)('does not apply in %s unless it is configured', (currency) => {
    expect(getPaymentMinimum({ mode: 'block', units: { COP: 1_600 } }, currency).mode).toBe('off');
    expect(getPaymentMinimum({ mode: 'warn', units: { [currency]: 5 } }, currency)).toEqual({
      mode: 'warn',
      amount: { minor: 500, currency },
    });
  });

  it('applies to dollars if configured', () => {
    const minimum = getPaymentMinimum({ mode: 'block', units: { COP: 1_600, USD: 2 } }, 'USD');
    const balance = { minor: 900, currency: 'USD' as const };
    const draft = draftPayment('USD', [aTestDocument({ id: 'a', balance })], noDocumentsInProgress);
    const partialDraft = setEntryMode(draft, 'a', 'partial');
    expect(getDraftReadiness(setEntryAmount(partialDraft, 'a', 199), minimum).kind).toBe('blocked');
    expect(getDraftReadiness(setEntryAmount(partialDraft, 'a', 200), minimum).kind).toBe('ready');
  });

  const belowMinimum = { reason: 'below-minimum', minimum: cop(160_000) };
  it.each([
    ['block', 0, { kind: 'blocked', reason: 'zero' }],
    ['warn', 0, { kind: 'blocked', reason: 'zero' }],
    ['off', 0, { kind: 'blocked', reason: 'zero' }],
    ['block', 159_999, { kind: 'blocked', ...belowMinimum }],
    ['warn', 159_999, { kind: 'warning', ...belowMinimum }],
    ['off', 1, { kind: 'ready' }],
    ['block', 160_000, { kind: 'ready' }],
    ['warn', 160_000, { kind: 'ready' }],
  ] as const)('mode %s and a total of %i result in %j', (mode, minor, readiness) => {
    const minimum = getPaymentMinimum({ mode, units: { COP: 1_600 } }, 'COP');
    expect(getDraftReadiness(createDraft(minor), minimum)).toEqual(readiness);
    expect(getCashReadiness(createCash(minor), minimum, null)).toEqual(readiness);
  });

  property('rejects a total of zero', [anyMode, fc.nat(10_000)], (mode, units) => {
    const minimum = getPaymentMinimum({ mode, units: { COP: units } }, 'COP');
    expect(getDraftReadiness(createDraft(0), minimum).kind).toBe('blocked');
    expect(getCashReadiness(createCash(0), minimum, null).kind).toBe('blocked');
  });

  property(
    'blocks below the minimum only in blocking mode',
    [anyMode, fc.nat(10_000), fc.integer({ min: 1, max: 1_000_000 })],
    (mode, units, minor) => {
      const minimum = getPaymentMinimum({ mode, units: { COP: units } }, 'COP');
      const isBlocked = getCashReadiness(createCash(minor), minimum, null).kind === 'blocked';
      expect(isBlocked).toBe(mode === 'block' && minor < units * 100);
    },
  );
});

describe('what a partial payment leaves (reading 80)', () => {
  const minimum = { mode: 'block', amount: cop(160_000) } as const;
  const payPart = (balance: number, minor: number, mode: 'block' | 'warn' | 'off' = 'block') => {
    const invoice = aTestDocument({ id: 'a', balance: cop(balance) });
    const draft = draftPayment('COP', [invoice], noDocumentsInProgress);
    const partialDraft = setEntryAmount(setEntryMode(draft, 'a', 'partial'), 'a', minor);
    return getDraftReadiness(partialDraft, { ...minimum, mode });
  };

  it.each([
    ['block', 'blocked'],
    ['warn', 'warning'],
  ] as const)('in mode %s, a rest below the minimum is %s', (mode, kind) => {
    expect(payPart(330_000, 320_000, mode)).toEqual({
      kind,
      reason: 'rest-below-minimum',
      minimum: cop(160_000),
      rest: cop(10_000),
      canKeepMinimum: true,
    });
  });

  it.each([
    [330_000, 330_000],
    [330_000, 170_000],
  ])('of %i, %i can be paid', (balance, minor) => {
    expect(payPart(balance, minor).kind).toBe('ready');
  });

  it('is not checked without a minimum', () => {
    expect(payPart(330_000, 320_000, 'off').kind).toBe('ready');
  });

  it('an invoice below the minimum can be paid with another one only', () => {
    const small = aTestDocument({ id: 'a', documentNumber: '1', balance: cop(10_040) });
    const other = aTestDocument({ id: 'b', documentNumber: '2', balance: cop(150_000) });
    const getReadiness = (documents: (typeof small)[]) =>
      getDraftReadiness(draftPayment('COP', documents, noDocumentsInProgress), minimum);
    expect(getReadiness([small])).toMatchObject({
      kind: 'blocked',
      reason: 'balance-below-minimum',
    });
    expect(getReadiness([small, other])).toEqual({ kind: 'ready' });
  });

  property(
    'a payment that is ready leaves nothing or at least the minimum',
    [fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000)],
    (balance, minor) => {
      const rest = balance - Math.min(minor, balance);
      if (payPart(balance, minor).kind === 'ready')
        expect(rest === 0 || rest >= 160_000).toBe(true);
    },
  );
});

describe('getCashReadiness (spec 2, reading 16)', () => {
  const noMinimum = getPaymentMinimum({ mode: 'off', units: {} }, 'COP');

  it('requires a segment', () => {
    const cash = setCashAmount(createCashDraft('COP'), 500, null);
    expect(getCashReadiness(cash, noMinimum, null)).toEqual({
      kind: 'blocked',
      reason: 'no-segment',
    });
  });

  it('asks whether a repeated payment is another one (reading 81)', () => {
    expect(getCashReadiness(createCash(500), noMinimum, null, true)).toEqual({
      kind: 'blocked',
      reason: 'same-in-progress',
    });
    expect(getCashReadiness(createCash(0), noMinimum, null, true)).toMatchObject({
      reason: 'zero',
    });
  });

  it.each([
    [500, { kind: 'ready' }],
    [501, { kind: 'blocked', reason: 'above-maximum', maximum: cop(500) }],
  ])('for the amount %i and the maximum 500, returns %j', (minor, readiness) => {
    expect(getCashReadiness(createCash(minor), noMinimum, cop(500))).toEqual(readiness);
  });
});
