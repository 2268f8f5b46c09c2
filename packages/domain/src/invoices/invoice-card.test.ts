import { describe, expect, it } from 'vitest';
import { getAccountValueTone, getCardTotalTone } from './invoice-card.ts';

const cop = (minor: number) => ({ balance: { minor, currency: 'COP' as const } });

describe('tones of amounts (spec 2)', () => {
  it.each([
    [-1, 'primary', 'red'],
    [0, 'plain', 'plain'],
    [1, 'plain', 'plain'],
  ])(
    'a balance of %i has the tone %s on a card and %s in a table',
    (minor, cardTone, tableTone) => {
      expect(getCardTotalTone(cop(minor))).toBe(cardTone);
      expect(getAccountValueTone(cop(minor))).toBe(tableTone);
    },
  );
});
