/** When each page got what it shows from the server; with the connection gone that is all there is. */
export interface PageLoadTimes {
  /** The page one is at. */
  readonly page: string;
  /** Whether the server has answered since it was opened. */
  readonly answered: boolean;
  /** The first answer after the last opening of each page, in epoch milliseconds. */
  readonly times: ReadonlyMap<string, number>;
}

/** What happens to a page: it is opened, or the server answers something while it is open. */
export type PageLoadEvent =
  | { readonly kind: 'opened'; readonly page: string }
  | { readonly kind: 'answered'; readonly at: number };

/** Before anything was loaded. */
export const initialPageLoadTimes = (page: string): PageLoadTimes => ({
  page,
  answered: false,
  times: new Map(),
});

/**
 * Notes when a page was loaded. The first answer after its opening counts: a later one may be about
 * something else, such as a payment that is asked about, and must not make the page look younger.
 */
export function reducePageLoadTimes(state: PageLoadTimes, event: PageLoadEvent): PageLoadTimes {
  if (event.kind === 'opened') {
    return event.page === state.page ? state : { ...state, page: event.page, answered: false };
  }
  if (state.answered) return state;
  return { ...state, answered: true, times: new Map(state.times).set(state.page, event.at) };
}

/** When the page one is at was loaded; null when none of it has come. */
export const currentPageLoadedAt = ({ page, times }: PageLoadTimes): number | null =>
  times.get(page) ?? null;
