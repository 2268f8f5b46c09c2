import { describe, expect, it } from 'vitest';
import { readSavedCompensation } from './saved-compensation.ts';

describe('readSavedCompensation', () => {
  it('restores a saved compensation', () => {
    const saved = { step: 'reviewing', payments: ['1'], invoices: ['2', '3'] };
    expect(readSavedCompensation(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it.each([null, 7, 'x', [], {}, { payments: 'x' }, { payments: [], invoices: [] }])(
    'returns null for %j',
    (value) => expect(readSavedCompensation(value)).toBeNull(),
  );

  it('keeps the valid parts of a malformed compensation', () => {
    const malformedDraft = { step: 'else', payments: ['1', 2, null], invoices: { 0: '3' } };
    const expected = { step: 'choosing', payments: ['1'], invoices: [] };
    expect(readSavedCompensation(malformedDraft)).toEqual(expected);
  });
});
