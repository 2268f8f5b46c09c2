import { describe, expect, it } from 'vitest';
import { readSavedPayment } from './saved-payment.ts';

describe('a payment of invoices that was kept', () => {
  const amounts = [
    { documentNumber: '1', partial: null },
    { documentNumber: '2', partial: 500 },
  ];

  it('is read as it was written', () => {
    const saved = { step: 'paying', amounts };
    expect(readSavedPayment(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it.each([null, 7, 'x', [], {}, { amounts: 'x' }, { amounts: [] }, { amounts: [{}, null] }])(
    'is none where there is %j',
    (value) => expect(readSavedPayment(value)).toBeNull(),
  );

  it('keeps what can be read of it', () => {
    const broken = { step: 'else', amounts: [...amounts, { documentNumber: 3, partial: 'all' }] };
    expect(readSavedPayment(broken)).toEqual({ step: 'choosing', amounts });
  });
});
