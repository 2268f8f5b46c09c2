import {
  createPageLoadTimes,
  getCurrentPageLoadTime,
  type PageLoadEvent,
  type PageLoadTimes,
  reducePageLoadTimes,
} from '@surtidor/domain/session';

/** The online state, and the age of the data on screen while offline. */
export interface ConnectionSnapshot {
  readonly online: boolean;
  /** The current page. */
  readonly page: string;
  /** When the data of the page was loaded, in epoch milliseconds; null if no data was loaded. */
  readonly loadedAt: number | null;
}

/** The online state of the browser and the load times of pages. */
export interface Connection {
  /** Returns a snapshot, which is stable until a change. */
  readonly getSnapshot: () => ConnectionSnapshot;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Records an opened page or a server response. */
  readonly record: (event: PageLoadEvent) => void;
}

/** The part of `window` that the connection uses. */
export type ConnectionWindow = Pick<Window, 'addEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/** Creates a connection that follows the online state of a window. */
export function createConnection(target: ConnectionWindow): Connection {
  const listeners = new Set<() => void>();
  let loadTimes: PageLoadTimes = createPageLoadTimes('');
  let snapshot: ConnectionSnapshot = {
    online: target.navigator.onLine,
    page: loadTimes.page,
    loadedAt: null,
  };
  const refresh = () => {
    const { onLine: online } = target.navigator;
    const loadedAt = getCurrentPageLoadTime(loadTimes);
    const { page } = loadTimes;
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
    record: (event) => {
      loadTimes = reducePageLoadTimes(loadTimes, event);
      refresh();
    },
  };
}
