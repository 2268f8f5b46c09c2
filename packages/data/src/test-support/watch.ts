import type { Store } from '../shared/store.ts';

/** Subscribes to a store and lets a test await a state. */
export function watch<TState>(store: Store<TState>) {
  const states: TState[] = [store.getState()];
  const pendingChecks = new Set<() => void>();
  const stop = store.subscribe(() => {
    states.push(store.getState());
    for (const check of pendingChecks) check();
  });
  const until = (condition: (state: TState) => boolean): Promise<TState> =>
    new Promise((resolve) => {
      const check = () => {
        const state = store.getState();
        if (!condition(state)) return;
        pendingChecks.delete(check);
        resolve(state);
      };
      pendingChecks.add(check);
      check();
    });
  return { states, until, stop };
}

/** Creates a promise that the test resolves. */
export function createDeferred<T>() {
  return Promise.withResolvers<T>();
}

/** Waits a few turns of the event loop for pending work, without timers. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await new Promise((resolve) => setImmediate(resolve));
}
