import { getActiveQueryKeys, useDataContext } from '@surtidor/data';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Connection } from '../../platform/connection/connection.ts';
import { createQueryLoadTimes } from '../../platform/connection/query-load-times.ts';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { type Text, useText } from '../../platform/messages/text-context.tsx';

/** The interval of the check, in milliseconds. */
const pollIntervalMs = 500;

/**
 * Returns when the oldest data on screen was loaded, in epoch milliseconds, for a page without a response. Returns null
 * while online or if there is no data.
 */
function useOldestLoadTime({
  subscribe,
  getSnapshot,
}: Pick<Connection, 'subscribe' | 'getSnapshot'>): number | null {
  const { client } = useDataContext();
  const loadTimes = useMemo(() => createQueryLoadTimes(() => getActiveQueryKeys(client)), [client]);
  const [oldestLoadTime, setOldestLoadTime] = useState<number | null>(null);
  useEffect(() => {
    let previousSnapshot = getSnapshot();
    // Subscribes immediately, while the previous page is still mounted.
    return subscribe(() => {
      const nextSnapshot = getSnapshot();
      if (nextSnapshot.page !== previousSnapshot.page) {
        loadTimes.recordPage(previousSnapshot.loadedAt);
        setOldestLoadTime(null);
      }
      previousSnapshot = nextSnapshot;
    });
  }, [subscribe, getSnapshot, loadTimes]);
  const { online, loadedAt } = getSnapshot();
  const isPolling = !online && loadedAt === null;
  useEffect(() => {
    if (!isPolling) return;
    const timer = setInterval(() => setOldestLoadTime(loadTimes.getOldest()), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isPolling, loadTimes]);
  return oldestLoadTime;
}

/** Formats the age of the data on screen. */
function formatAge(
  { timeZone, loadedAt, now }: { timeZone: string; loadedAt: number | null; now: number },
  text: Text,
): string {
  if (loadedAt === null) return text('Actions that need a connection wait until it is restored.');
  const { date, time, isToday } = formatInstant(timeZone, loadedAt, now, text);
  return isToday
    ? text(
        'This information was loaded at {time}. Nothing is sent until the connection is restored.',
        {
          time,
        },
      )
    : text(
        'This information was loaded on {date}, {time}. Nothing is sent until the connection is restored.',
        { date, time },
      );
}

/**
 * Shows that the browser is offline and how old the data is. Always rendered, so that screen readers
 * announce the change.
 */
export const OfflineBanner = () => {
  const text = useText();
  const { connection, now } = usePortal();
  const { timeZone } = useVariant();
  const { subscribe, getSnapshot } = connection;
  const { online, loadedAt } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const oldestLoadTime = useOldestLoadTime(connection);
  return (
    <div role="status" aria-label={text('Connection')}>
      {!online && (
        <p className="flex items-center justify-center gap-3 bg-ui-warning-soft px-4 py-2 text-sm text-ui-warning-ink print:hidden">
          <CloudOff className="size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            <strong>{text('You have no internet connection.')}</strong>{' '}
            <span>
              {formatAge({ timeZone, loadedAt: loadedAt ?? oldestLoadTime, now: now() }, text)}
            </span>
          </span>
        </p>
      )}
    </div>
  );
};

/** Renders the banner after the first paint. */
export const ConnectionBanner = () => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return isPainted ? <OfflineBanner /> : null;
};
