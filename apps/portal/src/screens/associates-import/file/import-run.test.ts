import { createFailure } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { type RunEntry, type RunStep, runImport } from './import-run.ts';

const waiting = { kind: 'waiting' } as const;
const created = { kind: 'created' } as const;
const refused = { kind: 'failed', failure: createFailure('associate-not-created') } as const;
const lost = { kind: 'unknown', failure: createFailure('outcome-unknown') } as const;

async function run(
  steps: readonly RunStep[],
  responses: readonly RunStep[],
  { exists = false as boolean | null, stopAfter = Number.POSITIVE_INFINITY } = {},
) {
  const stop = new AbortController();
  const entries: RunEntry<string>[] = steps.map((step, at) => ({ row: `p${at}`, step }));
  const remaining = [...responses];
  const create = vi.fn(async () => {
    if (create.mock.calls.length >= stopAfter) stop.abort();
    return remaining.shift() ?? created;
  });
  const calls = { create, exists: async () => exists };
  await runImport(
    entries,
    calls,
    (at, step) => {
      const entry = entries[at];
      if (entry) entries[at] = { ...entry, step };
    },
    stop.signal,
  );
  return { sent: create.mock.calls.length, steps: entries.map(({ step }) => step) };
}

describe('creating users one by one', () => {
  it('continues after a failure and keeps its error', async () => {
    expect(await run([waiting, waiting, waiting], [created, refused, created])).toEqual({
      sent: 3,
      steps: [created, refused, created],
    });
  });

  it('retries failed users but never created ones', async () => {
    expect(await run([created, refused], [created])).toEqual({
      sent: 1,
      steps: [created, created],
    });
  });

  it.each([
    [true, 0, created],
    [false, 1, created],
    [null, 0, lost],
  ])(
    'checks for the user before a retry if the response was lost (exists: %s)',
    async (exists, sent, step) => {
      expect(await run([lost], [created], { exists })).toEqual({ sent, steps: [step] });
    },
  );

  it('stops between two users if aborted', async () => {
    expect(await run([waiting, waiting], [created], { stopAfter: 1 })).toEqual({
      sent: 1,
      steps: [created, waiting],
    });
  });

  it('stops when the session has ended', async () => {
    const over = { kind: 'failed', failure: createFailure('unauthorized') } as const;
    expect(await run([waiting, waiting], [over])).toMatchObject({ sent: 1 });
  });
});
