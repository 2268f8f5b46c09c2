import { createFailure } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { type ImportEntry, type ImportRequests, type RowStatus, runImport } from './import-run.ts';

const waiting = { kind: 'waiting' } as const;
const created = { kind: 'created', invitation: null } as const;
const invited = { kind: 'created', invitation: 'sent' } as const;
const uninvited = { kind: 'created', invitation: 'too-many-attempts' } as const;
const failed = { kind: 'failed', failure: createFailure('associate-not-created') } as const;
const unknown = { kind: 'unknown', failure: createFailure('outcome-unknown') } as const;

async function runTestImport(
  statuses: readonly RowStatus[],
  responses: readonly RowStatus[],
  {
    exists = false as boolean | null,
    stopAfter = Number.POSITIVE_INFINITY,
    invite = null as ImportRequests<string>['invite'],
  } = {},
) {
  const controller = new AbortController();
  const entries: ImportEntry<string>[] = statuses.map((status, index) => ({
    row: `p${index}`,
    status,
  }));
  const remainingResponses = [...responses];
  const create = vi.fn(async () => {
    if (create.mock.calls.length >= stopAfter) controller.abort();
    return remainingResponses.shift() ?? created;
  });
  const requests = { create, exists: async () => exists, invite };
  await runImport(
    entries,
    requests,
    (index, status) => {
      const entry = entries[index];
      if (entry) entries[index] = { ...entry, status };
    },
    controller.signal,
  );
  return { sentCount: create.mock.calls.length, statuses: entries.map(({ status }) => status) };
}

describe('runImport', () => {
  it('continues after a failure and keeps its error', async () => {
    expect(await runTestImport([waiting, waiting, waiting], [created, failed, created])).toEqual({
      sentCount: 3,
      statuses: [created, failed, created],
    });
  });

  it('retries failed users and skips created ones', async () => {
    expect(await runTestImport([created, failed], [created])).toEqual({
      sentCount: 1,
      statuses: [created, created],
    });
  });

  it.each([
    [true, 0, created],
    [false, 1, created],
    [null, 0, unknown],
  ])(
    'checks for the user before a retry if the response was unknown (exists: %s)',
    async (exists, sentCount, status) => {
      expect(await runTestImport([unknown], [created], { exists })).toEqual({
        sentCount,
        statuses: [status],
      });
    },
  );

  it('invites created users, and sends only a failed invitation again', async () => {
    const invite = vi.fn(async () => 'sent' as const);
    expect(
      await runTestImport([waiting, failed, unknown, uninvited, invited], [created, failed], {
        exists: true,
        invite,
      }),
    ).toEqual({ sentCount: 2, statuses: [invited, failed, invited, invited, invited] });
    expect(invite.mock.calls).toEqual([['p0'], ['p2'], ['p3']]);
  });

  it('keeps a created user whose invitation failed, without creating them again', async () => {
    const statuses = [uninvited];
    const invite = async () => 'communication' as const;
    expect(await runTestImport(statuses, [], { invite })).toEqual({
      sentCount: 0,
      statuses: [{ kind: 'created', invitation: 'communication' }],
    });
    expect(await runTestImport(statuses, [])).toEqual({ sentCount: 0, statuses: [created] });
  });

  it('stops between two users if aborted', async () => {
    expect(await runTestImport([waiting, waiting], [created], { stopAfter: 1 })).toEqual({
      sentCount: 1,
      statuses: [created, waiting],
    });
  });

  it('stops when the session has ended', async () => {
    const sessionEnded = { kind: 'failed', failure: createFailure('unauthorized') } as const;
    expect(await runTestImport([waiting, waiting], [sessionEnded])).toMatchObject({ sentCount: 1 });
  });
});
