import { type PageResponse, type QueryRequest, toPageResponse } from '@surtidor/data';
import type { SessionClient } from './session-clients.ts';

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
  let timer: NodeJS.Timeout | undefined;
  let timeout: Promise<void> | undefined;
  let pendingCount = 0;
  return async (queries) => {
    const client = getClient();
    timeout ??= new Promise((resolve) => {
      timer = setTimeout(() => {
        // A response after the limit would be in the page but not in its cache. The browser fetches missing data.
        client.stop();
        resolve();
      }, timeoutMs);
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
    clearTimeout(timer);
    timeout = undefined;
  };
}
