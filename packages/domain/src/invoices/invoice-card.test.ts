import { describe, expect, it } from 'vitest';
import { accountValueTone, cardTotalTone, shownInvoiceNumber } from './invoice-card.ts';

const cop = (minor: number) => ({ balance: { minor, currency: 'COP' as const } });

describe('invoice card (spec 2)', () => {
  it.each([
    ['CTI-9', 'FE-1', 'CTI-9'],
    ['', 'FE-1', 'FE-1'],
    ['  ', 'FE-1', 'FE-1'],
    [' CTI-9 ', '', 'CTI-9'],
    ['', '', ''],
  ])('community tax id %j and number %j show %j', (communityTaxId, invoiceNumber, shown) => {
    expect(shownInvoiceNumber({ communityTaxId, invoiceNumber })).toBe(shown);
  });

  it.each([
    [-1, 'primary', 'red'],
    [0, 'plain', 'plain'],
    [1, 'plain', 'plain'],
  ])('a balance of %i is %s on a card and %s in a table', (minor, card, table) => {
    expect(cardTotalTone(cop(minor))).toBe(card);
    expect(accountValueTone(cop(minor))).toBe(table);
  });
});
