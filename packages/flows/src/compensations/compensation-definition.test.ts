import type { CompensationRequest, CreateCompensationOutcome } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import type { CompensationSelection } from '@surtidor/domain/compensations';
import { assumeAbsentAfterMs, createAttempt } from '@surtidor/domain/payments';
import { describe, expect, it, vi } from 'vitest';
import { createAttemptSender } from '../attempts/attempt-sender.ts';
import { createJournalStore } from '../attempts/journal-store.ts';
import { type CompensationQueries, queryCompensation } from '../attempts/query-compensation.ts';
import { createMemoryStorage } from '../storage.ts';
import { createCompensationDefinition } from './compensation-definition.ts';

const startedAt = Date.parse('2026-11-20T15:00:00Z');
const createDocument = (id: string, minor: number) => ({
  id,
  documentNumber: `D${id}`,
  invoiceNumber: '',
  dueDate: null,
  balance: { minor, currency: 'COP' as const },
  blocked: false,
});
const selection: CompensationSelection = {
  payments: [createDocument('1', -250_00)],
  invoices: [createDocument('2', 300_00)],
};
const acceptedResponse: CreateCompensationOutcome = { kind: 'accepted', transactionId: 'CMP1' };

const setUp = (
  respond: () => Promise<CreateCompensationOutcome> = () => Promise.resolve(acceptedResponse),
) => {
  const clock = { now: startedAt };
  const sharedStorage = createMemoryStorage();
  const now = () => clock.now;
  const getJournal = () => createJournalStore({ sharedStorage, now });
  const journal = getJournal();
  const send = vi.fn((_: CompensationRequest) => respond());
  const keys = ['key-2', 'key-1'];
  const getSender = (senderJournal = journal) =>
    createAttemptSender(
      {
        journal: senderJournal,
        owner: '900',
        payer: '7',
        now,
        createKey: () => keys.pop() ?? 'no more keys',
      },
      createCompensationDefinition(send, 'COP'),
    );
  return { clock, journal, getJournal, send, getSender, sender: getSender() };
};

describe('a compensation', () => {
  it('is saved in the journal before the request and closed on success', async () => {
    const phases: unknown[] = [];
    const { journal, sender, send } = setUp(async () => {
      phases.push(journal.getSnapshot()[0]?.phase);
      return acceptedResponse;
    });
    expect(await sender(selection)).toEqual({ kind: 'sent' });
    expect(phases).toEqual(['sent']);
    expect(journal.getSnapshot()).toMatchObject([
      { key: 'key-1', kind: 'compensation', uuid: 'CMP1', phase: 'approved' },
    ]);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      key: 'key-1',
      lines: [
        expect.objectContaining({ side: 'payment', documentNumber: 'D1' }),
        expect.objectContaining({ side: 'invoice', documentNumber: 'D2' }),
      ],
    });
  });

  it('is sent once if submitted twice, with the same result for both', async () => {
    const { sender, send } = setUp();
    const [firstSend, secondSend] = [sender(selection), sender(selection)];
    expect(firstSend).toBe(secondSend);
    await firstSend;
    expect(send).toHaveBeenCalledOnce();
  });

  it('is sent while the request of other documents is pending', async () => {
    const pendingResponse = Promise.withResolvers<CreateCompensationOutcome>();
    const responses = [pendingResponse.promise, Promise.resolve(acceptedResponse)];
    const { sender, journal, send } = setUp(() => responses.shift() ?? pendingResponse.promise);
    const waitController = new AbortController();
    const firstSend = sender(selection, waitController.signal);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    waitController.abort();
    const otherSelection = {
      payments: [createDocument('3', -100_00)],
      invoices: [createDocument('4', 100_00)],
    };
    expect(await sender(otherSelection)).toEqual({ kind: 'sent' });
    pendingResponse.resolve({
      kind: 'refused',
      failure: createFailure('payment-failed'),
      conflicts: [],
    });
    expect((await firstSend).kind).toBe('refused');
    expect(send.mock.calls.map(([{ lines }]) => lines.map((line) => line.documentNumber))).toEqual([
      ['D1', 'D2'],
      ['D3', 'D4'],
    ]);
    expect(journal.getSnapshot()).toMatchObject([
      { key: 'key-1', phase: 'dropped' },
      { key: 'key-2', phase: 'approved' },
    ]);
  });

  it('holds its documents in every tab after a lost response and is not sent again', async () => {
    const { sender, getSender, getJournal, send } = setUp(async () => ({
      kind: 'response-lost',
      failure: createFailure('outcome-unknown'),
      uuid: null,
    }));
    expect(await sender(selection)).toEqual({ kind: 'verifying', key: 'key-1' });
    const otherSender = getSender(getJournal());
    for (const eachSender of [sender, otherSender]) {
      expect(await eachSender(selection)).toEqual({ kind: 'in-progress', startedAt });
    }
    expect(send).toHaveBeenCalledOnce();
  });

  it.each<[string, CreateCompensationOutcome, string]>([
    [
      'a rejection',
      { kind: 'refused', failure: createFailure('payment-failed'), conflicts: [] },
      'dropped',
    ],
    ['a failure to send', { kind: 'not-sent', failure: createFailure('not-sent') }, 'dropped'],
    ['the end of the session', { kind: 'unauthorized' }, 'dropped'],
  ])('is sent again with another key after %s', async (_, response, phase) => {
    const { sender, journal, send } = setUp(async () => response);
    expect((await sender(selection)).kind).toBe(response.kind);
    expect(journal.getSnapshot()).toMatchObject([{ phase }]);
    await sender(selection);
    expect(send.mock.calls.map(([{ key }]) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('a compensation whose response was lost', () => {
  const setUpLostResponse = async () => {
    const environment = setUp(async () => ({
      kind: 'response-lost',
      failure: createFailure('outcome-unknown'),
      uuid: null,
    }));
    await environment.sender(selection);
    return environment;
  };
  const failToRespond = async () =>
    ({ kind: 'failed', failure: createFailure('communication') }) as const;
  const amount = { minor: 1, currency: 'COP' } as const;
  const createLostAttempt = () =>
    createAttempt(
      { key: 'key-1', owner: '900', kind: 'compensation', lines: [], amount },
      startedAt,
    );
  const runQuery = (findCompensation: CompensationQueries['findCompensation']) =>
    queryCompensation(createLostAttempt(), {
      findCompensation,
      findSentCompensation: failToRespond,
      areDocumentsHeld: failToRespond,
    });

  it('is found by its key', async () => {
    const { journal } = await setUpLostResponse();
    const findCompensation = vi.fn(async () => ({
      kind: 'done' as const,
      value: { transactionId: 'CMP1', state: 'in-process' as const },
    }));
    journal.advance('key-1', await runQuery(findCompensation));
    expect(findCompensation).toHaveBeenCalledExactlyOnceWith('key-1');
    expect(journal.getSnapshot()).toMatchObject([{ phase: 'approved', uuid: 'CMP1' }]);
  });

  it('can be rejected by the backend', async () => {
    const { journal } = await setUpLostResponse();
    const value = { transactionId: 'CMP1', state: 'rejected' as const };
    journal.advance('key-1', await runQuery(async () => ({ kind: 'done', value })));
    expect(journal.getSnapshot()).toMatchObject([{ phase: 'rejected' }]);
  });

  it('counts as absent only after the request can no longer arrive', async () => {
    const { journal, clock } = await setUpLostResponse();
    const absentResult = await runQuery(async () => ({ kind: 'done', value: null }));
    journal.advance('key-1', absentResult);
    expect(journal.getSnapshot()).toMatchObject([{ phase: 'verifying' }]);
    clock.now += assumeAbsentAfterMs;
    journal.advance('key-1', absentResult);
    expect(journal.getSnapshot()).toMatchObject([{ phase: 'dropped' }]);
  });

  it('stays unknown while the backend does not respond', async () => {
    const { journal, clock } = await setUpLostResponse();
    clock.now += assumeAbsentAfterMs;
    const failedResult = await runQuery(async () => ({
      kind: 'failed',
      failure: createFailure('communication'),
    }));
    journal.advance('key-1', failedResult);
    expect(journal.getSnapshot()).toMatchObject([{ phase: 'verifying', checks: 1 }]);
  });

  const queryWithoutKey = (overrides: Partial<CompensationQueries>) =>
    queryCompensation(createLostAttempt(), {
      findCompensation: null,
      findSentCompensation: async () => ({ kind: 'done', value: null }),
      areDocumentsHeld: failToRespond,
      ...overrides,
    });

  it('is found in the list if the backend has no keys', async () => {
    const value = { transactionId: 'CMP1', state: 'in-process' as const };
    expect(
      await queryWithoutKey({ findSentCompensation: async () => ({ kind: 'done', value }) }),
    ).toEqual({ kind: 'answered', result: 'approved', uuid: 'CMP1' });
  });

  it('is resolved from its documents if it is missing from the list', async () => {
    expect(
      await queryWithoutKey({ areDocumentsHeld: async () => ({ kind: 'done', value: true }) }),
    ).toEqual({ kind: 'documents-checked', documentsHeld: true });
    expect(await queryWithoutKey({})).toEqual({ kind: 'check-failed' });
    expect(await queryWithoutKey({ findSentCompensation: failToRespond })).toEqual({
      kind: 'check-failed',
    });
  });
});
