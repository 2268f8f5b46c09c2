import { describe, expect, it } from 'vitest';
import { accountValueTone, cardTotalTone } from './invoice-card.ts';

const cop = (minor: number) => ({ balance: { minor, currency: 'COP' as const } });

describe('invoice card (spec 2)', () => {
  it.each([
    [-1, 'primary', 'red'],
    [0, 'plain', 'plain'],
    [1, 'plain', 'plain'],
  ])('a balance of %i is %s on a card and %s in a table', (minor, card, table) => {
    expect(cardTotalTone(cop(minor))).toBe(card);
    expect(accountValueTone(cop(minor))).toBe(table);
  });
});
