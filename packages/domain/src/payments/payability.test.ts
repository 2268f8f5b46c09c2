import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyDocument,
  aTestDocument,
  noDocumentsInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { getPayability, isBeingPaid, sortPayableFirst } from './payability.ts';
import type { Payability, PayableDocument } from './types.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const usd = (minor: number) => ({ minor, currency: 'USD' as const });

describe('getPayability', () => {
  it.each<[string, Partial<PayableDocument>, Payability]>([
    ['an ordinary invoice', {}, 'payable'],
    ['a document of an unknown kind', { kind: 'other' }, 'payable'],
    ['a blocked document', { blocked: true }, 'blocked'],
    ['a negative balance', { balance: cop(-1) }, 'credit'],
    ['a payment', { kind: 'payment' }, 'credit'],
    ['a settled document', { settled: true }, 'settled'],
    ['a balance of zero', { balance: cop(0) }, 'settled'],
    ['a blocked credit', { balance: cop(-1), blocked: true }, 'credit'],
    ['an invoice in another currency', { balance: usd(5) }, 'foreign-currency'],
    ['a credit in another currency', { balance: usd(-5) }, 'foreign-currency'],
    ['a settled document in another currency', { balance: usd(0) }, 'settled'],
    ['a settled, blocked document', { settled: true, blocked: true }, 'settled'],
  ])('returns %3$s for %1$s', (_, changes, payability) => {
    expect(getPayability(aTestDocument(changes), 'COP', noDocumentsInProgress)).toBe(payability);
  });

  it('gives precedence to payments in progress', () => {
    const heldDocument = aTestDocument({ documentNumber: '7', blocked: true, settled: true });
    expect(getPayability(heldDocument, 'COP', new Set(['7']))).toBe('in-progress');
    expect(getPayability(heldDocument, 'COP', new Map([['7', 'attempt']]))).toBe('in-progress');
    expect(getPayability(heldDocument, 'COP', new Set(['8']))).toBe('settled');
  });

  property(
    'sorts payable documents first and keeps the order otherwise',
    [fc.array(anyDocument(['COP', 'USD']))],
    (documents) => {
      const sorted = sortPayableFirst(documents, 'COP', noDocumentsInProgress);
      const isPayable = (one: (typeof documents)[number]) =>
        getPayability(one, 'COP', noDocumentsInProgress) === 'payable';
      expect(sorted).toEqual([
        ...documents.filter(isPayable),
        ...documents.filter((one) => !isPayable(one)),
      ]);
    },
  );

  property(
    'only unpaid documents of the currency that are not blocked, settled or in progress are payable',
    [anyDocument(['COP', 'USD']), fc.boolean()],
    (document, isHeld) => {
      const inProgress = new Set(isHeld ? [document.documentNumber] : []);
      const isFree = !isHeld && !document.blocked && !document.settled;
      const isUnpaid = document.balance.minor > 0 && document.kind !== 'payment';
      const isInCurrency = document.balance.currency === 'COP';
      expect(getPayability(document, 'COP', inProgress) === 'payable').toBe(
        isFree && isUnpaid && isInCurrency,
      );
    },
  );
});

it.each([
  ['an invoice held by a payment', 'payment', undefined, true],
  ['an invoice held otherwise', 'other', undefined, false],
  ['an invoice without a hold', null, undefined, false],
  ['an invoice in a payment', null, { kind: 'invoices', phase: 'unknown' }, true],
  ['an invoice in a compensation', 'payment', { kind: 'compensation', phase: 'sent' }, false],
  ['an invoice in an abandoned payment', null, { kind: 'invoices', phase: 'abandoned' }, false],
] as const)('isBeingPaid of %s', (_, reason, attempt, expected) => {
  expect(isBeingPaid({ hold: reason && { reason } }, attempt)).toBe(expected);
});
