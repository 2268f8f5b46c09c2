import { fetchAssociates, useDataContext } from '@surtidor/data';
import type { Associate, Failure } from '@surtidor/domain';
import { useEffect, useState } from 'react';

/** All users of the company, or the error. */
export type Everyone =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly people: readonly Associate[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The maximum of fetched pages, far more than a company has. */
const maxPages = 20;

/** Fetches all users page by page; `retry` starts again. */
export function useEveryone() {
  const dataContext = useDataContext();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Everyone>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false;
    const fetchPeople = async (): Promise<Everyone> => {
      const people: Associate[] = [];
      for (let page = 1; page <= maxPages; page += 1) {
        const params = { search: '', status: 'all' } as const;
        const outcome = await fetchAssociates(dataContext, params, page);
        if (outcome.kind === 'failed') return outcome;
        people.push(...outcome.value.associates);
        if (!outcome.value.full) break;
      }
      return { kind: 'ready', people };
    };
    setState({ kind: 'loading' });
    void fetchPeople().then((outcome) => {
      if (!gone) setState(outcome);
    });
    return () => {
      gone = true;
    };
  }, [dataContext, attempt]);
  return { state, retry: () => setAttempt((times) => times + 1) };
}
