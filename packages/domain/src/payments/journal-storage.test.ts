import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAttempt, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { mergeJournals } from './attempt-merge.ts';
import { parseJournal, serialiseJournal } from './journal-storage.ts';

const anyJournal = fc.array(anyAttempt).map((attempts) => mergeJournals([], attempts));
const stored = (attempt: object) => JSON.stringify({ version: 1, attempts: [attempt] });

describe('the journal in the browser’s storage', () => {
  it.each([
    ['nothing', null],
    ['empty text', ''],
    ['no JSON', '{"version":1,'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['no version', '{"attempts":[]}'],
    ['another version', JSON.stringify({ version: 2, attempts: [aTestAttempt()] })],
    ['no list of attempts', '{"version":1,"attempts":{}}'],
  ])('%s is an empty journal', (_, text) => {
    expect(parseJournal(text)).toEqual([]);
  });

  it.each<[string, object]>([
    ['no key', { key: '' }],
    ['a key that is no text', { key: 7 }],
    ['an empty uuid', { uuid: '' }],
    ['no uuid at all', { uuid: undefined }],
    ['no owner', { owner: '' }],
    ['an unknown kind', { kind: 'loan' }],
    ['a kind that every object has', { kind: 'toString' }],
    ['an unknown phase', { phase: 'paid' }],
    ['a phase of the prototype', { phase: 'constructor' }],
    ['a phase that is no text', { phase: 3 }],
    ['a phase in a list', { phase: ['sent'] }],
    ['a key in a list', { key: ['k'] }],
    ['lines that are no list', { lines: {} }],
    ['a line that is nothing', { lines: [null] }],
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
    ['half a cent', { amount: { minor: 0.5, currency: 'COP' } }],
    ['an amount as text', { amount: { minor: '5', currency: 'COP' } }],
    ['a foreign currency', { amount: { minor: 5, currency: 'XXX' } }],
    ['no amount', { amount: null }],
    ['no creation time', { createdAt: null }],
    ['a time that is text', { changedAt: '5' }],
    ['a time too large', { createdAt: 1e21 }],
    ['negative checks', { checks: -1 }],
    ['a last check that is text', { lastCheckAt: 'now' }],
  ])('skips an attempt with %s but reads the others', (_, wrong) => {
    const good = aTestAttempt({ key: 'good' });
    const text = JSON.stringify({ version: 1, attempts: [{ ...aTestAttempt(), ...wrong }, good] });
    expect(parseJournal(text)).toEqual([good]);
  });

  it('reads only known fields', () => {
    expect(parseJournal(stored({ ...aTestAttempt(), extra: 1 }))).toEqual([aTestAttempt()]);
  });

  it.each([
    ['no number', { kind: 'invoice' }],
    ['an unknown kind', { kind: 'loan', number: '1' }],
    ['a class without a name', { kind: 'class', number: '1' }],
    ['a text in its place', 'Factura 1'],
  ])('reads an attempt whose document name has %s, without the name', (_, name) => {
    const [line] = aTestAttempt().lines;
    expect(parseJournal(stored(aTestAttempt({ lines: [{ ...line, name }] as never })))).toEqual([
      aTestAttempt(),
    ]);
  });

  it.each(['invoices', 'cash', 'vouchers', 'compensation'] as const)(
    'reads attempts of %s',
    (kind) => {
      expect(parseJournal(stored(aTestAttempt({ kind })))).toEqual([aTestAttempt({ kind })]);
    },
  );

  property('survives a round trip', [anyJournal], (journal) => {
    expect(parseJournal(serialiseJournal(journal))).toEqual(journal);
  });

  property('survives any text', [fc.string()], (text) => {
    expect(Array.isArray(parseJournal(text))).toBe(true);
  });

  property('survives any JSON', [fc.jsonValue(), fc.jsonValue()], (one, other) => {
    const text = JSON.stringify({ version: 1, attempts: [one, other] });
    expect(parseJournal(text).length).toBeLessThanOrEqual(2);
  });

  property(
    'survives any invalid field, and its result can be stored again',
    [anyAttempt, fc.constantFrom(...Object.keys(aTestAttempt())), fc.jsonValue()],
    (attempt, field, value) => {
      const journal = parseJournal(stored({ ...attempt, [field]: value }));
      expect(parseJournal(serialiseJournal(journal))).toEqual(journal);
    },
  );

  property(
    'survives truncated and corrupted text',
    [anyJournal, fc.nat(), fc.string({ maxLength: 3 })],
    (journal, at, replacement) => {
      const text = serialiseJournal(journal);
      const cut = at % text.length;
      expect(Array.isArray(parseJournal(text.slice(0, cut)))).toBe(true);
      const changed = parseJournal(text.slice(0, cut) + replacement + text.slice(cut + 1));
      expect(parseJournal(serialiseJournal(changed))).toEqual(changed);
    },
  );
});
