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

/**
 * Runs tasks in turn across all tabs of the portal. Browsers have Web Locks only on https and localhost;
 * elsewhere each tab has its own queue.
 */
export const createRunInTurn = (name: string, locks: LockManager | undefined): RunInTurn =>
  locks === undefined ? createQueue() : (task) => locks.request(name, task);
