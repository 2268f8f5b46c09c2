import { createFailure } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { type ImportEntry, type RowStatus, runImport } from './import-run.ts';

const waiting = { kind: 'waiting' } as const;
const created = { kind: 'created' } as const;
const failed = { kind: 'failed', failure: createFailure('associate-not-created') } as const;
const unknown = { kind: 'unknown', failure: createFailure('outcome-unknown') } as const;

async function runTestImport(
  statuses: readonly RowStatus[],
  responses: readonly RowStatus[],
  { exists = false as boolean | null, stopAfter = Number.POSITIVE_INFINITY } = {},
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
  const requests = { create, exists: async () => exists };
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
