import { describe, expect, it } from 'vitest';
import { readKeptCompensation } from './kept-compensation.ts';

describe('a compensation that was kept', () => {
  it('is read as it was written', () => {
    const kept = { step: 'looking-over', payments: ['1'], invoices: ['2', '3'] };
    expect(readKeptCompensation(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([null, 7, 'x', [], {}, { payments: 'x' }, { payments: [], invoices: [] }])(
    'is none where there is %j',
    (value) => expect(readKeptCompensation(value)).toBeNull(),
  );

  it('keeps what can be read of it', () => {
    const broken = { step: 'else', payments: ['1', 2, null], invoices: { 0: '3' } };
    const read = { step: 'choosing', payments: ['1'], invoices: [] };
    expect(readKeptCompensation(broken)).toEqual(read);
  });
});
