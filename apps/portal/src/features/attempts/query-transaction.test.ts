import type { Transaction } from '@surtidor/data';
import { defaultResultStates, failure } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { queryTransaction, type TransactionQueries } from './query-transaction.ts';

const silent = { kind: 'failed', failure: failure('communication') } as const;

const queries = (over: Partial<TransactionQueries>): TransactionQueries => ({
  consult: async () => silent,
  findByKey: async () => silent,
  states: defaultResultStates,
  ...over,
});

const approved: TransactionQueries['consult'] = async (uuid) => ({
  kind: 'done',
  value: { found: true, status: 'APROBADA', uuid, message: '' },
});

const transaction: Transaction = {
  uuid: 'u-9',
  key: 'k',
  kind: 'invoices',
  status: 'PENDIENTE',
  live: true,
  madeBy: '',
  amount: { minor: 1, currency: 'COP' },
  createdAt: null,
  own: true,
  sessionEndsAt: 9_000,
  lines: [],
};

it('asks by the id it has', async () => {
  const event = await queryTransaction({ key: 'k', uuid: 'u' }, queries({ consult: approved }));
  expect(event).toEqual({ kind: 'answered', result: 'approved', uuid: 'u' });
});

it('finds a lost attempt by its key and asks by the id it learned', async () => {
  const event = await queryTransaction(
    { key: 'k', uuid: null },
    queries({ consult: approved, findByKey: async () => ({ kind: 'done', value: transaction }) }),
  );
  expect(event).toEqual({ kind: 'answered', result: 'approved', uuid: 'u-9' });
});

it('knows when the request never arrived', async () => {
  const event = await queryTransaction(
    { key: 'k', uuid: null },
    queries({ findByKey: async () => ({ kind: 'done', value: null }) }),
  );
  expect(event).toEqual({ kind: 'answered', result: 'unknown-transaction' });
});

it('a backend that does not answer decides nothing', async () => {
  expect(await queryTransaction({ key: 'k', uuid: null }, queries({}))).toEqual({
    kind: 'check-failed',
  });
  expect(await queryTransaction({ key: 'k', uuid: 'u' }, queries({}))).toEqual({
    kind: 'check-failed',
  });
});

it('learns of a pending one until when one may go back to the bank', async () => {
  const pending: TransactionQueries['consult'] = async (uuid) => ({
    kind: 'done',
    value: { found: true, status: 'PENDIENTE', uuid, message: '' },
  });
  const query = (value: Transaction | null) =>
    queryTransaction(
      { key: 'k', uuid: 'u-9' },
      queries({ consult: pending, findByKey: async () => ({ kind: 'done', value }) }),
    );
  const answered = { kind: 'answered', result: 'pending', uuid: 'u-9' };
  expect(await query(transaction)).toEqual({ ...answered, sessionEndsAt: 9_000 });
  expect(await query({ ...transaction, sessionEndsAt: null })).toEqual({
    ...answered,
    sessionEndsAt: 0,
  });
  expect(await query(null)).toEqual(answered);
});
