import { formatMoney } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { createAttempt, type PaymentAttempt, type RemoteAttempt } from '@surtidor/domain/payments';
import { expect, it } from 'vitest';
import { createText } from '../../platform/messages/text-context.tsx';
import { spanish } from '../../shared/messages/es.ts';
import { getDisabledState } from './disabled-state.ts';

const now = Date.parse('2026-11-20T15:10:00Z');
const text = createText(spanish);
const minuteMs = 60_000;

// Contains only the fields that the function reads.
const createInvoice = (balance: Invoice['balance']) =>
  ({ documentNumber: '1800', kind: 'invoice', balance }) as Invoice;
const context = { attempt: undefined, currency: 'COP', timeZone: 'America/Bogota', now } as const;

const createTestAttempt = (overrides: Partial<PaymentAttempt>): PaymentAttempt => ({
  ...createAttempt(
    {
      ...{ key: 'k', owner: 'me', kind: 'invoices', lines: [] },
      amount: { minor: 1, currency: 'COP' },
    },
    now - 10 * minuteMs,
  ),
  uuid: 'u',
  ...overrides,
});

const getNote = (overrides: Partial<PaymentAttempt>) =>
  getDisabledState(
    createInvoice({ minor: 1, currency: 'COP' }),
    { ...context, attempt: createTestAttempt(overrides) },
    text,
  ).note;

it('returns the payer and the start time of a payment in progress', () => {
  const params = { time: '10:00' };
  expect(getNote({ phase: 'unknown' })).toEqual({
    key: 'You have been paying it since {time}.',
    params,
  });
});

it('includes the name of a colleague but not of the user', () => {
  const remote = { phase: 'unknown', createdBy: 'Ana Ruiz' } as const;
  const params = { time: '10:00' };
  expect(getNote({ ...remote, isOwn: false } as Partial<RemoteAttempt>)).toEqual({
    key: '{name} has been paying it since {time}.',
    params: { name: 'Ana Ruiz', ...params },
  });
  expect(getNote({ ...remote, isOwn: true } as Partial<RemoteAttempt>)).toEqual({
    key: 'You have been paying it since {time}.',
    params,
  });
});

it('returns the time from which an abandoned attempt can be paid again', () => {
  expect(getNote({ phase: 'abandoned' })).toEqual({
    key: 'Not paid. You can pay it again from {time}.',
    params: { time: '10:20' },
  });
});

it('returns why an invoice in another currency cannot be paid (reading 79)', () => {
  expect(getDisabledState(createInvoice({ minor: 1, currency: 'USD' }), context, text)).toEqual({
    disabledReason: 'closed',
    note: { key: 'It is in another currency and cannot be paid here. Ask the distributor.' },
  });
});

it('returns when the last payment of a payable document was rejected', () => {
  const invoice = createInvoice({ minor: 1, currency: 'COP' });
  const lastOutcome = createTestAttempt({ phase: 'rejected', changedAt: now });
  expect(getDisabledState(invoice, { ...context, lastOutcome }, text)).toEqual({
    disabledReason: null,
    note: {
      key: 'Last attempt: rejected on {date}, {time}.',
      params: { date: expect.any(String), time: '10:10' },
    },
  });
});

it('returns what the last payment of a payable document paid in part', () => {
  const getOutcomeNote = (paidMinor: number, balanceMinor?: number) =>
    getDisabledState(
      createInvoice({ minor: 1, currency: 'COP' }),
      {
        ...context,
        lastOutcome: createTestAttempt({
          phase: 'approved',
          changedAt: now,
          lines: [
            {
              ...{ invoiceId: '1', documentNumber: '1800' },
              amount: { minor: paidMinor, currency: 'COP' },
              ...(balanceMinor && { balance: { minor: balanceMinor, currency: 'COP' } }),
            },
          ],
        }),
      },
      text,
    ).note;
  expect(getOutcomeNote(500_000, 800_000)).toEqual({
    key: 'Last partial payment: {amount} of {balance}, on {date}.',
    params: {
      amount: formatMoney({ minor: 500_000, currency: 'COP' }),
      balance: formatMoney({ minor: 800_000, currency: 'COP' }),
      date: '20 nov 2026',
    },
  });
  // A full payment that the ledger does not show yet, and one of an unknown balance.
  expect(getOutcomeNote(800_000, 800_000)).toBeNull();
  expect(getOutcomeNote(500_000)).toBeNull();
});
