import { type PageResponse, type QueryRequest, toPageResponse } from '@surtidor/data';
import type { SessionClient } from './session-clients.ts';

/** The number of steps in which a time limit is counted. */
const stepCount = 16;

/**
 * Calls `onTimeout` after `ms`, counted in steps: a step that is late, because this process renders other pages, counts once.
 * Otherwise an overloaded server would drop data that has arrived but that it could not read yet, and the browsers would
 * request it again. Returns a function that cancels.
 */
function startTimeout(ms: number, onTimeout: () => void): () => void {
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    if (steps < stepCount) return;
    clearInterval(timer);
    onTimeout();
  }, ms / stepCount);
  return () => clearInterval(timer);
}

/**
 * Creates the function that fetches queries of a page, within a time limit. The loaders of the layout and of the page
 * run at the same time and share the limit.
 * @param onResponse Called with each response that has come in time.
 */
export function createPreloadQueries(
  getClient: () => Pick<SessionClient['client'], 'query' | 'stop'>,
  timeoutMs: number,
  onResponse: (response: PageResponse) => void,
): (queries: readonly QueryRequest[]) => Promise<void> {
  let cancelTimeout = () => {};
  let timeout: Promise<void> | undefined;
  let pendingCount = 0;
  return async (queries) => {
    const client = getClient();
    timeout ??= new Promise((resolve) => {
      cancelTimeout = startTimeout(timeoutMs, () => {
        // A response after the limit would be in the page but not in its cache. The browser fetches missing data.
        client.stop();
        resolve();
      });
    });
    pendingCount += 1;
    const requests = queries.map(async ({ document: query, variables }) => {
      const { data } = await client.query({ query, variables });
      const response = toPageResponse({ query, variables }, data);
      if (response) onResponse(response);
    });
    await Promise.race([Promise.allSettled(requests), timeout]);
    pendingCount -= 1;
    if (pendingCount > 0) return;
    cancelTimeout();
    timeout = undefined;
  };
}
