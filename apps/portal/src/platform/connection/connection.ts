import {
  currentPageLoadedAt,
  initialPageLoadTimes,
  type PageLoadEvent,
  type PageLoadTimes,
  reducePageLoadTimes,
} from '@surtidor/domain';
import type { ConnectionEvents } from './connection-events.ts';

/** Whether there is a connection, and how old what the page shows is without one. */
export interface ConnectionSnapshot {
  readonly online: boolean;
  /** The page one is at. */
  readonly page: string;
  /** When it was loaded, in epoch milliseconds; null when none of it has come. */
  readonly loadedAt: number | null;
}

/** The browser's connection and what was loaded over it. */
export interface Connection {
  /** It keeps its identity until a change. */
  readonly getSnapshot: () => ConnectionSnapshot;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A page was opened, or the server has answered. */
  readonly note: (event: PageLoadEvent) => void;
}

/** As much of a window as tells of the connection. */
export type ConnectionWindow = Pick<Window, 'addEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/** Follows the connection from now on. */
function createConnection(target: ConnectionWindow): Connection {
  const listeners = new Set<() => void>();
  let known: PageLoadTimes = initialPageLoadTimes('');
  let snapshot: ConnectionSnapshot = {
    online: target.navigator.onLine,
    page: known.page,
    loadedAt: null,
  };
  const refresh = () => {
    const { onLine: online } = target.navigator;
    const loadedAt = currentPageLoadedAt(known);
    const { page } = known;
    const { online: previous, page: lastPage, loadedAt: lastLoadedAt } = snapshot;
    if (online === previous && page === lastPage && loadedAt === lastLoadedAt) return;
    snapshot = { online, page, loadedAt };
    for (const listener of listeners) listener();
  };
  target.addEventListener('online', refresh);
  target.addEventListener('offline', refresh);
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    note: (event) => {
      known = reducePageLoadTimes(known, event);
      refresh();
    },
  };
}

const connections = new WeakMap<ConnectionEvents, Connection>();

/** The window's connection, one for all who ask with the same answers. */
export function connectionOf(responses: ConnectionEvents, target: ConnectionWindow): Connection {
  const known = connections.get(responses);
  if (known !== undefined) return known;
  const connection = createConnection(target);
  connections.set(responses, connection);
  responses.follow(connection.note);
  return connection;
}
