import type { Transaction } from '@surtidor/data';
import { createFailure, defaultResultStates } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { queryTransaction, type TransactionQueries } from './query-transaction.ts';

const silent = { kind: 'failed', failure: createFailure('communication') } as const;

const queries = (over: Partial<TransactionQueries>): TransactionQueries => ({
  consult: async () => silent,
  findByKey: async () => silent,
  areDocumentsHeld: async () => silent,
  states: defaultResultStates,
  ...over,
});

const attempt = {
  key: 'k',
  uuid: null,
  owner: '900100',
  kind: 'invoices',
  lines: [],
  amount: { minor: 1, currency: 'COP' },
  createdAt: 0,
} as const;

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
  createdBy: '',
  bank: '',
  settledAt: null,
  amount: { minor: 1, currency: 'COP' },
  createdAt: null,
  isOwn: true,
  sessionEndsAt: 9_000,
  lines: [],
};

it('looks up by id', async () => {
  const event = await queryTransaction({ ...attempt, uuid: 'u' }, queries({ consult: approved }));
  expect(event).toEqual({ kind: 'answered', result: 'approved', uuid: 'u' });
});

it('finds a lost attempt by key, then looks it up by the returned id', async () => {
  const event = await queryTransaction(
    attempt,
    queries({ consult: approved, findByKey: async () => ({ kind: 'done', value: transaction }) }),
  );
  expect(event).toEqual({ kind: 'answered', result: 'approved', uuid: 'u-9' });
});

it('detects that the request never arrived', async () => {
  const event = await queryTransaction(
    attempt,
    queries({ findByKey: async () => ({ kind: 'done', value: null }) }),
  );
  expect(event).toEqual({ kind: 'answered', result: 'unknown-transaction' });
});

it('leaves the attempt unknown without a response', async () => {
  expect(await queryTransaction(attempt, queries({}))).toEqual({
    kind: 'check-failed',
  });
  expect(await queryTransaction({ ...attempt, uuid: 'u' }, queries({}))).toEqual({
    kind: 'check-failed',
  });
});

it('returns until when a pending one can return to the bank', async () => {
  const pending: TransactionQueries['consult'] = async (uuid) => ({
    kind: 'done',
    value: { found: true, status: 'PENDIENTE', uuid, message: '' },
  });
  const query = (value: Transaction | null) =>
    queryTransaction(
      { ...attempt, uuid: 'u-9' },
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

describe('with a backend without keys and list of transactions', () => {
  const plain = (over: Partial<TransactionQueries>) => queries({ findByKey: null, ...over });

  it.each([true, false])('decides a lost attempt by its documents: held %s', async (areHeld) => {
    const areDocumentsHeld = vi.fn(async () => ({ kind: 'done', value: areHeld }) as const);
    const event = await queryTransaction(attempt, plain({ areDocumentsHeld }));
    expect(event).toEqual({ kind: 'documents-checked', areHeld });
    expect(areDocumentsHeld).toHaveBeenCalledExactlyOnceWith(attempt);
  });

  it('leaves it unknown while the documents cannot be fetched', async () => {
    expect(await queryTransaction(attempt, plain({}))).toEqual({ kind: 'check-failed' });
  });

  it('looks up by the id of a broken response, without an end of its session', async () => {
    const known = { ...attempt, uuid: 'u' };
    expect(await queryTransaction(known, plain({ consult: approved }))).toMatchObject({
      result: 'approved',
    });
    const pending: TransactionQueries['consult'] = async (uuid) => ({
      kind: 'done',
      value: { found: true, status: 'PENDIENTE', uuid, message: '' },
    });
    expect(await queryTransaction(known, plain({ consult: pending }))).toEqual({
      kind: 'answered',
      result: 'pending',
      uuid: 'u',
    });
  });
});
