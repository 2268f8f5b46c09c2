import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { property } from '../../test/property.ts';
import { getInvoiceLife } from './invoice-life.ts';
import type { InvoiceRecord } from './invoice-record.ts';

const timeZone = 'America/Bogota';
const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const invoice = aTestInvoice({ documentDate: day('2026-09-26') });

const createRecord = (overrides: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  document: invoice,
  openLines: [invoice],
  original: cop(100),
  left: cop(100),
  related: [],
  ...overrides,
});

const createAttempt = (
  phase: string,
  minor: number,
  createdAt = Date.parse('2026-10-02T15:00:00Z'),
) => ({
  ...{ phase, createdAt },
  lines: [{ documentNumber: invoice.documentNumber, amount: cop(minor) }],
});

const createCompensation = (state: string, minor: number) => ({
  ...{ state, createdAt: Date.parse('2026-10-01T15:00:00Z') },
  lines: [{ documentNumber: invoice.documentNumber, paidAmount: cop(minor) }],
});

const noSources = { steps: [], attempts: [], compensations: [], claims: [] };

describe('getInvoiceLife', () => {
  it('sorts all events by their local time', () => {
    const { events } = getInvoiceLife(
      {
        record: createRecord({
          related: [aTestInvoice({ id: 'n', documentDate: day('2026-10-03') })],
        }),
        steps: [
          { moment: { date: day('2026-09-25'), time: '08:00:00' } },
          { moment: null },
          { moment: { date: day('2026-09-26'), time: '14:00:00' } },
        ],
        attempts: [createAttempt('rejected', 100)],
        compensations: [createCompensation('completed', 30)],
        claims: [{ events: [{ at: Date.parse('2026-10-02T15:30:00Z') }, { at: null }] }],
      },
      timeZone,
    );
    expect(events.map(({ kind, date, time }) => [kind, date, time])).toEqual([
      ['step', '2026-09-25', '08:00:00'],
      ['issued', '2026-09-26', ''],
      ['step', '2026-09-26', '14:00:00'],
      ['compensation', '2026-10-01', '10:00:00'],
      ['attempt', '2026-10-02', '10:00:00'],
      ['claim', '2026-10-02', '10:30:00'],
      ['document', '2026-10-03', ''],
      ['step', null, ''],
      ['claim', null, ''],
    ]);
  });

  it('ignores the payments of other documents', () => {
    const attempt = { ...createAttempt('approved', 100), lines: [] };
    const { events } = getInvoiceLife(
      { ...noSources, record: createRecord(), attempts: [attempt] },
      timeZone,
    );
    expect(events).toHaveLength(1);
  });

  it.each([
    ['an unknown original amount', { original: null }],
    ['an unknown balance', { left: null }],
    ['payments of the account that may be the same', { left: cop(0), related: [invoice] }],
    ['another currency', { left: { minor: 0, currency: 'USD' as const } }],
  ])('does not know what was paid elsewhere with %s', (_, overrides) => {
    const record = createRecord(overrides);
    expect(getInvoiceLife({ ...noSources, record }, timeZone).paidElsewhere).toBeNull();
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  property(
    'adds up: what is left, was paid here and was paid elsewhere is the original amount',
    [amount, amount, amount, amount, amount],
    (left, approved, rejected, compensated, elsewhere) => {
      const { paidElsewhere } = getInvoiceLife(
        {
          record: createRecord({
            original: cop(left + approved + compensated + elsewhere),
            left: cop(left),
          }),
          steps: [],
          attempts: [createAttempt('approved', approved), createAttempt('rejected', rejected)],
          compensations: [
            createCompensation('completed', compensated),
            createCompensation('in-process', rejected),
          ],
          claims: [],
        },
        timeZone,
      );
      return (paidElsewhere?.minor ?? 0) === elsewhere;
    },
  );

  property(
    'never shows a negative payment, although the account does not show an approved one yet',
    [amount, amount],
    (left, approved) => {
      const { paidElsewhere } = getInvoiceLife(
        {
          ...noSources,
          record: createRecord({ original: cop(left), left: cop(left) }),
          attempts: [createAttempt('approved', approved)],
        },
        timeZone,
      );
      return paidElsewhere === null;
    },
  );
});
