import { fetchAssociates, useDataContext } from '@surtidor/data';
import type { Associate, Failure } from '@surtidor/domain';
import { useEffect, useState } from 'react';

/** All users of the company, or the error. */
export type AllUsers =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly people: readonly Associate[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The maximum number of fetched pages, far more than a company has. */
const maxPages = 20;

/** Fetches all users page by page; `retry` starts again. */
export function useAllUsers() {
  const dataContext = useDataContext();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AllUsers>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
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
  }, [dataContext, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
