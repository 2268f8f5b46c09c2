import { activeQueryKeys, useDataContext } from '@surtidor/data';
import { useEffect, useMemo, useState } from 'react';
import type { Connection } from '../../platform/connection/connection.ts';
import { createShownTimes } from '../../platform/connection/shown-times.ts';

/** How often it is looked whether a page shows something by now, in milliseconds. */
const pollIntervalMs = 500;

/**
 * When the oldest of what a page shows was loaded, for a page to which nothing was answered: all of it
 * was there already. Epoch milliseconds; null while it shows nothing, and with a connection.
 */
export function useShownSince({
  subscribe,
  getSnapshot,
}: Pick<Connection, 'subscribe' | 'getSnapshot'>): number | null {
  const { client } = useDataContext();
  const times = useMemo(() => createShownTimes(() => activeQueryKeys(client)), [client]);
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    let last = getSnapshot();
    // Heard at once: the last page's parts are still there, the next one's do not watch anything yet.
    return subscribe(() => {
      const next = getSnapshot();
      if (next.page !== last.page) {
        times.leave(last.loadedAt);
        setSince(null);
      }
      last = next;
    });
  }, [subscribe, getSnapshot, times]);
  const { online, loadedAt } = getSnapshot();
  const wanted = !online && loadedAt === null;
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => setSince(times.since()), pollIntervalMs);
    return () => clearInterval(timer);
  }, [wanted, times]);
  return since;
}
