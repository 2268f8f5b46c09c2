/** The age of the data on a page that shows only data loaded by other pages. */
export interface ShownTimes {
  /** Returns when the oldest data was loaded, in epoch milliseconds; null if no load time is known. */
  readonly since: () => number | null;
  /**
   * Called when the user opens another page. Records the load time of the data on the previous page.
   * @param loadedAt When the previous page was loaded; null if it received no response.
   */
  readonly leave: (loadedAt: number | null) => void;
}

/**
 * Records the load time of each query by the pages that show it.
 * @param shown Returns the active observers that have data, each with the key of its query.
 */
export function createShownTimes(shown: () => ReadonlyMap<object, string>): ShownTimes {
  const times = new Map<string, number>();
  // Observers that remain after a navigation belong to the frame, not to the page.
  let beside: ReadonlyMap<object, string> = new Map();
  const visibleQueries = () =>
    [...shown()].flatMap(([watcher, question]) => (beside.has(watcher) ? [] : [question]));
  const since = () => {
    const known = visibleQueries().flatMap((question) => times.get(question) ?? []);
    return known.length === 0 ? null : Math.min(...known);
  };
  return {
    since,
    leave: (loadedAt) => {
      const at = loadedAt ?? since();
      for (const question of at === null ? [] : visibleQueries()) {
        times.set(question, Math.min(at ?? 0, times.get(question) ?? Number.POSITIVE_INFINITY));
      }
      beside = shown();
    },
  };
}
