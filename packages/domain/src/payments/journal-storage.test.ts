import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAttempt, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { mergeJournals } from './attempt-merge.ts';
import { parseJournal, serialiseJournal } from './journal-storage.ts';

const anyJournal = fc.array(anyAttempt).map((attempts) => mergeJournals([], attempts));
const serialiseAttempt = (attempt: object) => JSON.stringify({ version: 1, attempts: [attempt] });

describe('parseJournal', () => {
  it.each([
    ['null', null],
    ['an empty string', ''],
    ['invalid JSON', '{"version":1,'],
    ['JSON null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['no version', '{"attempts":[]}'],
    ['another version', JSON.stringify({ version: 2, attempts: [aTestAttempt()] })],
    ['attempts that are not a list', '{"version":1,"attempts":{}}'],
  ])('returns an empty journal for %s', (_, json) => {
    expect(parseJournal(json)).toEqual([]);
  });

  it.each<[string, object]>([
    ['no key', { key: '' }],
    ['a numeric key', { key: 7 }],
    ['an empty uuid', { uuid: '' }],
    ['a missing uuid', { uuid: undefined }],
    ['no owner', { owner: '' }],
    ['an unknown kind', { kind: 'loan' }],
    ['a kind that is a method of objects', { kind: 'toString' }],
    ['an unknown phase', { phase: 'paid' }],
    ['a phase that is a property of objects', { phase: 'constructor' }],
    ['a numeric phase', { phase: 3 }],
    ['a phase in a list', { phase: ['sent'] }],
    ['a key in a list', { key: ['k'] }],
    ['lines that are not a list', { lines: {} }],
    ['a null line', { lines: [null] }],
    ['a line that is a list', { lines: [[]] }],
    [
      'a line without a document',
      { lines: [{ invoiceId: '1', amount: { minor: 1, currency: 'COP' } }] },
    ],
    [
      'a line without an invoice',
      { lines: [{ documentNumber: '1', amount: { minor: 1, currency: 'COP' } }] },
    ],
    ['a line without an amount', { lines: [{ invoiceId: '1', documentNumber: '1' }] }],
    ['a negative amount', { amount: { minor: -1, currency: 'COP' } }],
    ['a fraction of a cent', { amount: { minor: 0.5, currency: 'COP' } }],
    ['an amount that is a string', { amount: { minor: '5', currency: 'COP' } }],
    ['an unknown currency', { amount: { minor: 5, currency: 'XXX' } }],
    ['no amount', { amount: null }],
    ['no creation time', { createdAt: null }],
    ['a time that is a string', { changedAt: '5' }],
    ['a time that is too large', { createdAt: 1e21 }],
    ['negative checks', { checks: -1 }],
    ['a last check that is a string', { lastCheckAt: 'now' }],
  ])('skips an attempt with %s and reads the others', (_, invalidFields) => {
    const validAttempt = aTestAttempt({ key: 'good' });
    const text = JSON.stringify({
      version: 1,
      attempts: [{ ...aTestAttempt(), ...invalidFields }, validAttempt],
    });
    expect(parseJournal(text)).toEqual([validAttempt]);
  });

  it('reads only known fields', () => {
    expect(parseJournal(serialiseAttempt({ ...aTestAttempt(), extra: 1 }))).toEqual([
      aTestAttempt(),
    ]);
  });

  it.each([
    ['no number', { kind: 'invoice' }],
    ['an unknown kind', { kind: 'loan', number: '1' }],
    ['a class without a name', { kind: 'class', number: '1' }],
    ['the wrong type', 'Factura 1'],
  ])('omits a document name with %s', (_, name) => {
    const [line] = aTestAttempt().lines;
    expect(
      parseJournal(serialiseAttempt(aTestAttempt({ lines: [{ ...line, name }] as never }))),
    ).toEqual([aTestAttempt()]);
  });

  it.each(['invoices', 'cash', 'vouchers', 'compensation'] as const)(
    'reads attempts of %s',
    (kind) => {
      expect(parseJournal(serialiseAttempt(aTestAttempt({ kind })))).toEqual([
        aTestAttempt({ kind }),
      ]);
    },
  );

  property('reads a serialised journal unchanged', [anyJournal], (journal) => {
    expect(parseJournal(serialiseJournal(journal))).toEqual(journal);
  });

  property('accepts any string', [fc.string()], (text) => {
    expect(Array.isArray(parseJournal(text))).toBe(true);
  });

  property('accepts any JSON', [fc.jsonValue(), fc.jsonValue()], (one, other) => {
    const text = JSON.stringify({ version: 1, attempts: [one, other] });
    expect(parseJournal(text).length).toBeLessThanOrEqual(2);
  });

  property(
    'accepts any invalid field and returns a journal that can be stored',
    [anyAttempt, fc.constantFrom(...Object.keys(aTestAttempt())), fc.jsonValue()],
    (attempt, field, value) => {
      const journal = parseJournal(serialiseAttempt({ ...attempt, [field]: value }));
      expect(parseJournal(serialiseJournal(journal))).toEqual(journal);
    },
  );

  property(
    'accepts truncated and corrupted JSON',
    [anyJournal, fc.nat(), fc.string({ maxLength: 3 })],
    (journal, offset, replacement) => {
      const text = serialiseJournal(journal);
      const index = offset % text.length;
      expect(Array.isArray(parseJournal(text.slice(0, index)))).toBe(true);
      const journalFromCorruptedJson = parseJournal(
        text.slice(0, index) + replacement + text.slice(index + 1),
      );
      expect(parseJournal(serialiseJournal(journalFromCorruptedJson))).toEqual(
        journalFromCorruptedJson,
      );
    },
  );
});
