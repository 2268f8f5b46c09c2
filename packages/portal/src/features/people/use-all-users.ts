import { fetchAssociates, readPreloadedAssociates, useDataContext } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import type { Associate } from '@surtidor/domain/associates';
import { useEffect, useState } from 'react';

/** All users of the company, or the error. */
export type AllUsers =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly people: readonly Associate[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The maximum number of fetched pages, far more than a company has. */
const maxPages = 20;

/** Returns the users that the server sent, if they are all of the company. */
function getPreloadedUsers(dataContext: Parameters<typeof readPreloadedAssociates>[0]): AllUsers {
  const page = readPreloadedAssociates(dataContext);
  return page === null || page.isPageFull
    ? { kind: 'loading' }
    : { kind: 'ready', people: page.associates };
}

/** Fetches all users page by page, unless the server sent them; `retry` starts again. */
export function useAllUsers() {
  const dataContext = useDataContext();
  const [attempt, setAttempt] = useState(0);
  const [initialState] = useState(() => getPreloadedUsers(dataContext));
  const [state, setState] = useState(initialState);
  useEffect(() => {
    if (attempt === 0 && initialState.kind === 'ready') return;
    let isCancelled = false;
    const fetchPeople = async (): Promise<AllUsers> => {
      const people: Associate[] = [];
      for (let page = 1; page <= maxPages; page += 1) {
        const params = { search: '', status: 'all' } as const;
        const outcome = await fetchAssociates(dataContext, params, page);
        if (outcome.kind === 'failed') return outcome;
        people.push(...outcome.value.associates);
        if (!outcome.value.isPageFull) break;
      }
      return { kind: 'ready', people };
    };
    setState({ kind: 'loading' });
    void fetchPeople().then((outcome) => {
      if (!isCancelled) setState(outcome);
    });
    return () => {
      isCancelled = true;
    };
  }, [dataContext, attempt, initialState]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
