import { describe, expect, it } from 'vitest';
import { readSavedPayment } from './saved-payment.ts';

describe('a saved payment of invoices', () => {
  const amounts = [
    { documentNumber: '1', partial: null },
    { documentNumber: '2', partial: 500 },
  ];

  it('is parsed as it was saved', () => {
    const saved = { step: 'paying', amounts };
    expect(readSavedPayment(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it.each([null, 7, 'x', [], {}, { amounts: 'x' }, { amounts: [] }, { amounts: [{}, null] }])(
    'is null for %j',
    (value) => expect(readSavedPayment(value)).toBeNull(),
  );

  it('keeps its valid parts', () => {
    const broken = { step: 'else', amounts: [...amounts, { documentNumber: 3, partial: 'all' }] };
    expect(readSavedPayment(broken)).toEqual({ step: 'choosing', amounts });
  });
});
