/** How old what a page shows is, for pages that show only what others loaded. */
export interface ShownTimes {
  /** When the oldest of it was loaded, in epoch milliseconds; null while it shows nothing known. */
  readonly since: () => number | null;
  /**
   * Another page is opened: what the last one showed was loaded when that one was.
   * @param loadedAt When the last page was loaded; null when nothing was answered to it.
   */
  readonly leave: (loadedAt: number | null) => void;
}

/**
 * Remembers how old each answer is by the page it was seen on.
 * @param shown What is watched now and shows something, each with its question.
 */
export function createShownTimes(shown: () => ReadonlyMap<object, string>): ShownTimes {
  const times = new Map<string, number>();
  // What stays when a page is left is the frame's, and tells nothing of the page.
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
