import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { anyDocument, aTestDocument } from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import type { PaymentAttempt } from './attempt-types.ts';
import { getAvailableAfter, getReleasingInvoices } from './credit-line.ts';
import { getPayability } from './payability.ts';
import type { PayableDocument } from './types.ts';

const noAttempts = new Map<string, Pick<PaymentAttempt, 'lines'>>();

const pesos = (minor: number) => ({ minor, currency: 'COP' as const });

const anyCreditLine = fc
  .record({
    limit: fc.integer({ min: 0, max: 1e11 }),
    used: fc.integer({ min: 0, max: 1e11 }),
    held: fc.integer({ min: 0, max: 1e11 }),
  })
  .map(({ limit, used, held }) => ({
    limit: pesos(limit),
    used: pesos(used),
    heldByOrders: pesos(held),
    available: pesos(limit - used - held),
    updatedAt: null,
  }));

describe('getAvailableAfter', () => {
  property(
    'adds the payment, but never frees more than is used',
    [anyCreditLine, fc.integer({ min: 0, max: 1e11 })],
    (creditLine, payment) => {
      const after = getAvailableAfter(creditLine, pesos(payment));
      expect(after?.minor).toBe(
        creditLine.available.minor + Math.min(payment, creditLine.used.minor),
      );
    },
  );

  it('returns null for a payment in another currency', () => {
    const creditLine = {
      limit: pesos(10),
      used: pesos(4),
      heldByOrders: pesos(1),
      available: pesos(5),
      updatedAt: null,
    };
    expect(getAvailableAfter(creditLine, { minor: 1, currency: 'USD' })).toBeNull();
  });
});

describe('getReleasingInvoices', () => {
  const createDocument = (id: string, dueDate: string | null, minor: number, overrides = {}) =>
    aTestDocument({
      id,
      documentNumber: id,
      dueDate: dueDate === null ? null : day(dueDate),
      balance: pesos(minor),
      ...overrides,
    });

  it('returns the oldest until their sum reaches the missing credit', () => {
    const documents = [
      createDocument('undated', null, 900),
      createDocument('new', '2026-03-01', 700),
      createDocument('old', '2026-01-01', 300),
      createDocument('held', '2025-12-01', 500, { blocked: true }),
      createDocument('middle', '2026-02-01', 200),
    ];
    const result = getReleasingInvoices(documents, pesos(500), noAttempts);
    expect(result.invoices.map(({ id }) => id)).toEqual(['old', 'middle']);
    expect(result).toMatchObject({ total: pesos(500), isEnough: true });
    const more = getReleasingInvoices(documents, pesos(2101), noAttempts);
    expect(more.invoices.map(({ id }) => id)).toEqual(['old', 'middle', 'new', 'undated']);
    expect(more).toMatchObject({ total: pesos(2100), isEnough: false });
  });

  it('counts payments in progress once, with their amounts', () => {
    const documents = [
      createDocument('one', '2026-01-01', 300),
      createDocument('two', '2026-01-02', 400),
      createDocument('three', '2026-01-03', 500),
    ];
    const attempt = {
      lines: [
        { invoiceId: '', documentNumber: 'one', amount: pesos(100) },
        { invoiceId: '', documentNumber: 'two', amount: pesos(400) },
        { invoiceId: '', documentNumber: 'paid before', amount: pesos(900) },
      ],
    };
    const attempts = new Map([
      ['one', attempt],
      ['two', attempt],
    ]);
    const result = getReleasingInvoices(documents, pesos(501), attempts);
    expect(result.invoices.map(({ id }) => id)).toEqual(['three']);
    expect(result).toMatchObject({ inProgress: pesos(500), isEnough: true });
    expect(getReleasingInvoices(documents, pesos(500), attempts).invoices).toEqual([]);
  });

  it('needs no invoice if no credit is missing', () => {
    const result = getReleasingInvoices(
      [createDocument('one', '2026-01-01', 1)],
      pesos(0),
      noAttempts,
    );
    expect(result).toEqual({
      invoices: [],
      total: pesos(0),
      inProgress: pesos(0),
      isEnough: true,
    });
  });

  property(
    'returns the shortest beginning of the oldest payable documents that is enough',
    [
      fc.uniqueArray(anyDocument(['COP', 'USD']), { selector: ({ id }) => id, maxLength: 12 }),
      fc.integer({ min: 1, max: 3e11 }),
    ],
    (documents, missing) => {
      const result = getReleasingInvoices(documents, pesos(missing), noAttempts);
      const payable = documents.filter(
        (one) => getPayability(one, 'COP', noAttempts) === 'payable',
      );
      const sum = (of: readonly PayableDocument[]) =>
        of.reduce((total, { balance }) => total + balance.minor, 0);
      expect(result.total.minor).toBe(sum(result.invoices));
      expect(result.invoices.every((one) => payable.includes(one))).toBe(true);
      expect(result.isEnough).toBe(sum(payable) >= missing);
      if (!result.isEnough) expect(result.invoices).toHaveLength(payable.length);
      // One invoice fewer is not enough.
      expect(sum(result.invoices.slice(0, -1))).toBeLessThan(missing);
      const lastDueDate = result.invoices.at(-1)?.dueDate ?? '9999-12-31';
      const olderLeftOut = payable.filter(
        (one) => !result.invoices.includes(one) && (one.dueDate ?? '9999-12-31') < lastDueDate,
      );
      expect(result.invoices.length > 0 ? olderLeftOut : []).toEqual([]);
    },
  );
});
