/** Runs a task after all earlier tasks have settled. */
export type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs the tasks of one tab in turn, for browsers without Web Locks. */
function createQueue(): RunInTurn {
  let lastTask: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = lastTask.then(task);
    lastTask = result.catch(() => undefined);
    return result;
  };
}

/** Maximum time to wait for other tabs, in milliseconds. A suspended tab may hold the lock for hours. */
const maxWaitMs = 10_000;

/** Runs the tasks of all tabs in turn. A task that waits too long runs at once. */
const createLockQueue =
  (name: string, locks: LockManager): RunInTurn =>
  async (task) => {
    let hasStarted = false;
    const start = () => {
      hasStarted = true;
      return task();
    };
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(maxWaitMs) }, start);
    } catch (error) {
      if (hasStarted) throw error;
      return start();
    }
  };

/**
 * Runs tasks in turn across all tabs of the portal. Browsers have Web Locks only on https and localhost;
 * elsewhere each tab has its own queue.
 */
export const createRunInTurn = (name: string, locks: LockManager | undefined): RunInTurn =>
  locks === undefined ? createQueue() : createLockQueue(name, locks);
