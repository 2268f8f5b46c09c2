import { describe, expect, it } from 'vitest';
import { readSavedPayment } from './saved-payment.ts';

describe('readSavedPayment', () => {
  const amounts = [
    { documentNumber: '1', partial: null },
    { documentNumber: '2', partial: 500 },
  ];

  it('restores a saved payment', () => {
    const saved = { step: 'paying', amounts };
    expect(readSavedPayment(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it.each([null, 7, 'x', [], {}, { amounts: 'x' }, { amounts: [] }, { amounts: [{}, null] }])(
    'returns null for %j',
    (value) => expect(readSavedPayment(value)).toBeNull(),
  );

  it('keeps the valid parts of a malformed payment', () => {
    const malformed = {
      step: 'else',
      amounts: [...amounts, { documentNumber: 3, partial: 'all' }],
    };
    expect(readSavedPayment(malformed)).toEqual({ step: 'choosing', amounts });
  });
});
