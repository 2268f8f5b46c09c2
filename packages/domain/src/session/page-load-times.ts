/** When the data of each page was loaded, to show its age while offline. */
export interface PageLoadTimes {
  /** The current page. */
  readonly page: string;
  /** Whether a response has arrived since it was opened. */
  readonly answered: boolean;
  /** Time of the first response after each page was last opened, in epoch milliseconds. */
  readonly times: ReadonlyMap<string, number>;
}

/** A page was opened, or a response arrived. */
export type PageLoadEvent =
  | { readonly kind: 'opened'; readonly page: string }
  | { readonly kind: 'answered'; readonly at: number };

/** The initial state. */
export const initialPageLoadTimes = (page: string): PageLoadTimes => ({
  page,
  answered: false,
  times: new Map(),
});

/**
 * Records when a page was loaded. The first response counts; later ones may be unrelated, such as
 * payment polling, and must not make the page look newer.
 */
export function reducePageLoadTimes(state: PageLoadTimes, event: PageLoadEvent): PageLoadTimes {
  if (event.kind === 'opened') {
    return event.page === state.page ? state : { ...state, page: event.page, answered: false };
  }
  if (state.answered) return state;
  return { ...state, answered: true, times: new Map(state.times).set(state.page, event.at) };
}

/** When the current page was loaded; null if it was not. */
export const currentPageLoadedAt = ({ page, times }: PageLoadTimes): number | null =>
  times.get(page) ?? null;
