/** The age of the data on a page that shows only data loaded by other pages. */
export interface QueryLoadTimes {
  /** Returns when the oldest data was loaded, in epoch milliseconds; null if no load time is known. */
  readonly getOldest: () => number | null;
  /**
   * Called when the user opens another page. Records the load time of the data on the previous page.
   * @param loadedAt When the previous page was loaded; null if it received no response.
   */
  readonly recordPage: (loadedAt: number | null) => void;
}

/**
 * Records the load time of each query by the pages that show it.
 * @param getActiveObservers Returns the active observers that have data, each with the key of its query.
 */
export function createQueryLoadTimes(
  getActiveObservers: () => ReadonlyMap<object, string>,
): QueryLoadTimes {
  const times = new Map<string, number>();
  // Observers that remain after a navigation belong to the frame, not to the page.
  let frameObservers: ReadonlyMap<object, string> = new Map();
  const getVisibleQueries = () =>
    [...getActiveObservers()].flatMap(([observer, queryKey]) =>
      frameObservers.has(observer) ? [] : [queryKey],
    );
  const getOldest = () => {
    const loadTimes = getVisibleQueries().flatMap((queryKey) => times.get(queryKey) ?? []);
    return loadTimes.length === 0 ? null : Math.min(...loadTimes);
  };
  return {
    getOldest,
    recordPage: (loadedAt) => {
      const loadTime = loadedAt ?? getOldest();
      for (const queryKey of loadTime === null ? [] : getVisibleQueries()) {
        times.set(
          queryKey,
          Math.min(loadTime ?? 0, times.get(queryKey) ?? Number.POSITIVE_INFINITY),
        );
      }
      frameObservers = getActiveObservers();
    },
  };
}
