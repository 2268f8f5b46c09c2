import {
  createAttempt,
  type Invoice,
  type PaymentAttempt,
  type RemoteAttempt,
} from '@surtidor/domain';
import { expect, it } from 'vitest';
import { getDisabledState } from './disabled-state.ts';

const now = Date.parse('2026-11-20T15:10:00Z');
const minute = 60_000;

// Only what the function reads of an invoice.
const invoice = { documentNumber: '1800' } as Invoice;

const attempt = (over: Partial<PaymentAttempt>): PaymentAttempt => ({
  ...createAttempt(
    {
      ...{ key: 'k', owner: 'me', kind: 'invoices', lines: [] },
      amount: { minor: 1, currency: 'COP' },
    },
    now - 10 * minute,
  ),
  uuid: 'u',
  ...over,
});

const getNote = (over: Partial<PaymentAttempt>) =>
  getDisabledState(invoice, {
    attempt: attempt(over),
    timeZone: 'America/Bogota',
    now,
  }).note;

it('names the payer and the time of a payment in progress', () => {
  const since = { time: '10:00' };
  expect(getNote({ phase: 'unknown' })).toEqual({
    key: 'You are paying it since {time}.',
    params: since,
  });
});

it('names only a colleague by name', () => {
  const remote = { phase: 'unknown', createdBy: 'Ana Ruiz' } as const;
  const since = { time: '10:00' };
  expect(getNote({ ...remote, isOwn: false } as Partial<RemoteAttempt>)).toEqual({
    key: '{name} is paying it since {time}.',
    params: { name: 'Ana Ruiz', ...since },
  });
  expect(getNote({ ...remote, isOwn: true } as Partial<RemoteAttempt>)).toEqual({
    key: 'You are paying it since {time}.',
    params: since,
  });
});

it('gives the time from which it can be paid if nobody went to the bank', () => {
  expect(getNote({ phase: 'abandoned' })).toEqual({
    key: 'Not paid: free again at {time}.',
    params: { time: '10:20' },
  });
});
