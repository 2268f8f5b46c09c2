import { describe, expect, it } from 'vitest';
import { readSavedCompensation } from './saved-compensation.ts';

describe('a compensation that was kept', () => {
  it('is read as it was written', () => {
    const saved = { step: 'reviewing', payments: ['1'], invoices: ['2', '3'] };
    expect(readSavedCompensation(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it.each([null, 7, 'x', [], {}, { payments: 'x' }, { payments: [], invoices: [] }])(
    'is none where there is %j',
    (value) => expect(readSavedCompensation(value)).toBeNull(),
  );

  it('keeps what can be read of it', () => {
    const broken = { step: 'else', payments: ['1', 2, null], invoices: { 0: '3' } };
    const read = { step: 'choosing', payments: ['1'], invoices: [] };
    expect(readSavedCompensation(broken)).toEqual(read);
  });
});
