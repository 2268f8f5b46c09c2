/** When the data of each page was loaded. Pages show their age while offline. */
export interface PageLoadTimes {
  /** The current page. */
  readonly page: string;
  /** Whether there was a response after the page was opened. */
  readonly hasResponse: boolean;
  /** Time of the first response after each page was last opened, in epoch milliseconds. */
  readonly times: ReadonlyMap<string, number>;
}

/** A page was opened or a response was received. */
export type PageLoadEvent =
  | { readonly kind: 'opened'; readonly page: string }
  | { readonly kind: 'answered'; readonly at: number };

/** Creates the initial state. */
export const createPageLoadTimes = (page: string): PageLoadTimes => ({
  page,
  hasResponse: false,
  times: new Map(),
});

/**
 * Records when a page was loaded. Only the first response counts, because later ones can be unrelated,
 * for example from payment polling.
 */
export function reducePageLoadTimes(state: PageLoadTimes, event: PageLoadEvent): PageLoadTimes {
  if (event.kind === 'opened') {
    return event.page === state.page ? state : { ...state, page: event.page, hasResponse: false };
  }
  if (state.hasResponse) return state;
  return { ...state, hasResponse: true, times: new Map(state.times).set(state.page, event.at) };
}

/** Returns when the current page was loaded, or null if there was no response. */
export const getCurrentPageLoadTime = ({ page, times }: PageLoadTimes): number | null =>
  times.get(page) ?? null;
