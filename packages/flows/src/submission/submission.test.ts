import { createFailure } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import type { CommonOutcome } from '../attempts/attempt-definition.ts';
import type { HandOffConclusion } from '../attempts/provider-hand-off.ts';
import { createSubmission, type SendOrder } from './submission.ts';

type Outcome = HandOffConclusion | CommonOutcome;

const failure = createFailure('communication');

const setUp = () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const submission = createSubmission<string, Outcome>();
  const draft = { remove: vi.fn(), restore: vi.fn() };
  const send = vi.fn<SendOrder<string, Outcome>>(() => promise);
  return { submission, draft, send, resolve };
};

describe('createSubmission', () => {
  it('sends one order at a time, and shows its outcome with the order', async () => {
    const { submission, draft, send, resolve } = setUp();
    const phases: string[] = [];
    submission.subscribe(() => phases.push(submission.getPhase().kind));
    const first = submission.submit(send, 'a', draft);
    expect(await submission.submit(send, 'b', draft)).toBeNull();
    resolve({ kind: 'verifying', key: 'k' });
    expect(await first).toEqual({ kind: 'verifying', key: 'k' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(submission.getPhase()).toMatchObject({ kind: 'ended', order: 'a' });
    submission.backToEditing();
    expect(phases).toEqual(['sending', 'ended', 'editing']);
  });

  it.each<Outcome>([
    { kind: 'in-progress', startedAt: 0 },
    { kind: 'refused', failure, conflicts: [] },
    { kind: 'not-recorded' },
    { kind: 'not-sent', failure },
    { kind: 'unauthorized' },
  ])('restores the draft if nothing was opened: $kind', async (outcome) => {
    const { submission, draft, send, resolve } = setUp();
    resolve(outcome);
    await submission.submit(send, 'a', draft);
    expect(draft.remove).toHaveBeenCalledTimes(1);
    expect(draft.restore).toHaveBeenCalledTimes(1);
  });

  it.each<Outcome>([
    { kind: 'leaving' },
    { kind: 'bad-address', failure },
    { kind: 'verifying', key: 'k' },
  ])('does not restore the draft if a transaction may be open: $kind', async (outcome) => {
    const { submission, draft, send, resolve } = setUp();
    resolve(outcome);
    await submission.submit(send, 'a', draft);
    expect(draft.restore).not.toHaveBeenCalled();
  });

  it('sends nothing while the browser is leaving', async () => {
    const { submission, send, resolve } = setUp();
    resolve({ kind: 'leaving' });
    await submission.submit(send, 'a');
    expect(submission.getPhase()).toEqual({ kind: 'leaving' });
    expect(await submission.submit(send, 'a')).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('aborts only the pending order', async () => {
    const { submission, send, resolve } = setUp();
    const pending = submission.submit(send, 'a');
    submission.stopWaiting();
    expect(send.mock.calls[0]?.[1].aborted).toBe(true);
    resolve({ kind: 'not-sent', failure });
    await pending;
    await submission.submit(send, 'a');
    expect(send.mock.calls[1]?.[1].aborted).toBe(false);
  });
});
