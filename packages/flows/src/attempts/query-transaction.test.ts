import type { Transaction } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import { defaultResultStates } from '@surtidor/domain/payments';
import { describe, expect, it, vi } from 'vitest';
import { queryTransaction, type TransactionQueries } from './query-transaction.ts';

const noResponse = { kind: 'failed', failure: createFailure('communication') } as const;

const createQueries = (overrides: Partial<TransactionQueries>): TransactionQueries => ({
  consult: async () => noResponse,
  findByKey: async () => noResponse,
  areDocumentsHeld: async () => noResponse,
  states: defaultResultStates,
  ...overrides,
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

const consultApproved: TransactionQueries['consult'] = async (uuid) => ({
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
  creatorId: '',
  bank: '',
  settledAt: null,
  amount: { minor: 1, currency: 'COP' },
  createdAt: null,
  isOwn: true,
  sessionEndsAt: 9_000,
  lines: [],
};

it('looks up an attempt by id', async () => {
  const event = await queryTransaction(
    { ...attempt, uuid: 'u' },
    createQueries({ consult: consultApproved }),
  );
  expect(event).toEqual({ kind: 'answered', result: 'approved', uuid: 'u' });
});

it('finds a lost attempt by key, then looks it up by the returned id', async () => {
  const event = await queryTransaction(
    attempt,
    createQueries({
      consult: consultApproved,
      findByKey: async () => ({ kind: 'done', value: transaction }),
    }),
  );
  expect(event).toEqual({ kind: 'answered', result: 'approved', uuid: 'u-9' });
});

it('detects that the request never arrived', async () => {
  const event = await queryTransaction(
    attempt,
    createQueries({ findByKey: async () => ({ kind: 'done', value: null }) }),
  );
  expect(event).toEqual({ kind: 'answered', result: 'unknown-transaction' });
});

it('returns check-failed without a response', async () => {
  expect(await queryTransaction(attempt, createQueries({}))).toEqual({
    kind: 'check-failed',
  });
  expect(await queryTransaction({ ...attempt, uuid: 'u' }, createQueries({}))).toEqual({
    kind: 'check-failed',
  });
});

it('returns the deadline for returning to the bank for a pending attempt', async () => {
  const consultPending: TransactionQueries['consult'] = async (uuid) => ({
    kind: 'done',
    value: { found: true, status: 'PENDIENTE', uuid, message: '' },
  });
  const query = (value: Transaction | null) =>
    queryTransaction(
      { ...attempt, uuid: 'u-9' },
      createQueries({ consult: consultPending, findByKey: async () => ({ kind: 'done', value }) }),
    );
  const expected = { kind: 'answered', result: 'pending', uuid: 'u-9' };
  expect(await query(transaction)).toEqual({ ...expected, sessionEndsAt: 9_000 });
  expect(await query({ ...transaction, sessionEndsAt: null })).toEqual({
    ...expected,
    sessionEndsAt: 0,
  });
  expect(await query(null)).toEqual(expected);
});

describe('with a backend that has no keys and no list of transactions', () => {
  const createPlainQueries = (overrides: Partial<TransactionQueries>) =>
    createQueries({ findByKey: null, ...overrides });

  it.each([true, false])(
    'uses the documents of a lost attempt (held: %s)',
    async (documentsHeld) => {
      const areDocumentsHeld = vi.fn(async () => ({ kind: 'done', value: documentsHeld }) as const);
      const event = await queryTransaction(attempt, createPlainQueries({ areDocumentsHeld }));
      expect(event).toEqual({ kind: 'documents-checked', documentsHeld });
      expect(areDocumentsHeld).toHaveBeenCalledExactlyOnceWith(attempt);
    },
  );

  it('returns check-failed if the documents cannot be fetched', async () => {
    expect(await queryTransaction(attempt, createPlainQueries({}))).toEqual({
      kind: 'check-failed',
    });
  });

  it('looks up the id of an incomplete response and returns no session end', async () => {
    const attemptWithUuid = { ...attempt, uuid: 'u' };
    expect(
      await queryTransaction(attemptWithUuid, createPlainQueries({ consult: consultApproved })),
    ).toMatchObject({
      result: 'approved',
    });
    const consultPending: TransactionQueries['consult'] = async (uuid) => ({
      kind: 'done',
      value: { found: true, status: 'PENDIENTE', uuid, message: '' },
    });
    expect(
      await queryTransaction(attemptWithUuid, createPlainQueries({ consult: consultPending })),
    ).toEqual({
      kind: 'answered',
      result: 'pending',
      uuid: 'u',
    });
  });
});
