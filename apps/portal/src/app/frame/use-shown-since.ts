import { activeQueryKeys, useDataContext } from '@surtidor/data';
import { useEffect, useMemo, useState } from 'react';
import type { Connection } from '../../platform/connection/connection.ts';
import { createShownTimes } from '../../platform/connection/shown-times.ts';

/** The interval of the check, in milliseconds. */
const pollIntervalMs = 500;

/**
 * When the oldest data on screen was loaded, for a page without any response yet. Epoch milliseconds; null
 * if it shows no data, and while online.
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
    // Subscribes at once: the previous page is still mounted, the next one is not watched yet.
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
