import { expect, test, vi } from 'vitest';
import { createRunInTurn } from './run-in-turn.ts';

type Request = (name: string, options: LockOptions, callback: () => unknown) => Promise<unknown>;

const createLocks = (request: Request) => ({ request }) as unknown as LockManager;

const abort = () => Promise.reject(new DOMException('The wait timed out.', 'AbortError'));

test('runs one task at a time with the lock of the session', async () => {
  const names: string[] = [];
  const locks = createLocks(async (name, _options, callback) => {
    names.push(name);
    return callback();
  });
  await expect(createRunInTurn('session', locks)(async () => 7)).resolves.toBe(7);
  expect(names).toEqual(['session']);
});

test('runs a task without the lock if a suspended tab holds it', async () => {
  const task = vi.fn(async () => 7);
  await expect(createRunInTurn('session', createLocks(abort))(task)).resolves.toBe(7);
  expect(task).toHaveBeenCalledOnce();
});

test('stops waiting for the lock', async () => {
  let signal: AbortSignal | undefined;
  const locks = createLocks(async (_name, options, callback) => {
    signal = options.signal;
    return callback();
  });
  await createRunInTurn('session', locks)(async () => undefined);
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('never runs a failed task again', async () => {
  const task = vi.fn(() => Promise.reject(new Error('offline')));
  const locks = createLocks(async (_name, _options, callback) => callback());
  await expect(createRunInTurn('session', locks)(task)).rejects.toThrow('offline');
  expect(task).toHaveBeenCalledOnce();
});

test('runs tasks in turn without Web Locks, also after a failure', async () => {
  const events: string[] = [];
  const runInTurn = createRunInTurn('session', undefined);
  const failed = runInTurn(async () => {
    await Promise.resolve();
    events.push('first');
    throw new Error('offline');
  });
  const next = runInTurn(async () => {
    events.push('second');
  });
  await expect(failed).rejects.toThrow('offline');
  await next;
  expect(events).toEqual(['first', 'second']);
});
