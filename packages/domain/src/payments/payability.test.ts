import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyDocument,
  aTestDocument,
  noneInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { getPayability, sortPayableFirst } from './payability.ts';
import type { Payability, PayableDocument } from './types.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });

describe('whether a document can be paid', () => {
  it.each<[string, Partial<PayableDocument>, Payability]>([
    ['an ordinary invoice', {}, 'payable'],
    ['a document of an unknown kind', { kind: 'other' }, 'payable'],
    ['a blocked one', { blocked: true }, 'blocked'],
    ['a negative one', { balance: cop(-1) }, 'credit'],
    ['a payment', { kind: 'payment' }, 'credit'],
    ['a settled one', { settled: true }, 'settled'],
    ['one of nothing', { balance: cop(0) }, 'settled'],
    ['a blocked credit', { balance: cop(-1), blocked: true }, 'credit'],
    ['a settled, blocked one', { settled: true, blocked: true }, 'settled'],
  ])('%s: %s', (_, over, payability) => {
    expect(getPayability(aTestDocument(over), noneInProgress)).toBe(payability);
  });

  it('gives ’in progress’ precedence', () => {
    const held = aTestDocument({ documentNumber: '7', blocked: true, settled: true });
    expect(getPayability(held, new Set(['7']))).toBe('in-progress');
    expect(getPayability(held, new Map([['7', 'since then']]))).toBe('in-progress');
    expect(getPayability(held, new Set(['8']))).toBe('settled');
  });

  property(
    'payable documents come first, otherwise in order',
    [fc.array(anyDocument())],
    (documents) => {
      const shown = sortPayableFirst(documents, noneInProgress);
      const payable = (one: (typeof documents)[number]) =>
        getPayability(one, noneInProgress) === 'payable';
      expect(shown).toEqual([
        ...documents.filter(payable),
        ...documents.filter((one) => !payable(one)),
      ]);
    },
  );

  property(
    'only positive, free, open documents without another payment are payable',
    [anyDocument(), fc.boolean()],
    (document, held) => {
      const inProgress = new Set(held ? [document.documentNumber] : []);
      const free = !held && !document.blocked && !document.settled;
      const isUnpaid = document.balance.minor > 0 && document.kind !== 'payment';
      expect(getPayability(document, inProgress) === 'payable').toBe(free && isUnpaid);
    },
  );
});
