import { followAnswers, shownSince, useDataContext, watchedQueries } from '@surtidor/data';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from '../../platform/router/index.ts';

/** How often it is looked whether a page shows something by now, in milliseconds. */
const lookEveryMs = 500;

/**
 * When the oldest of what a page shows was answered, for a page that asked the server for nothing: all
 * it shows was loaded by another one. Epoch milliseconds; null while it shows nothing.
 * @param wanted Whether anybody wants to know; nothing is looked at otherwise.
 */
export function useShownSince(wanted: boolean, now: () => number): number | null {
  const { client } = useDataContext();
  const { pathname, search } = useLocation();
  const [beside, setBeside] = useState(() => watchedQueries(client));
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => followAnswers(client, now), [client, now]);
  // Before the parts of the page watch anything of theirs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useLayoutEffect(() => {
    setBeside(watchedQueries(client));
    setSince(null);
  }, [client, pathname, search]);
  useEffect(() => {
    if (!wanted) return;
    const look = () => setSince(shownSince(client, beside));
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [wanted, client, beside]);
  return since;
}
