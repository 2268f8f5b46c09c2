import type { AllPages, PagedRemote } from '@surtidor/data';

/** A list of which only the first pages are loaded. */
export interface WholeList<Row> {
  /** How many rows it has, when the backend says so. */
  readonly total: number | null;
  readonly allPages: () => AllPages<Row>;
  /** Leaves out rows that the list never shows. */
  readonly listed?: (rows: readonly Row[]) => readonly Row[];
}

/** The whole of a list; null where all of it is loaded. */
export function wholeListOf<Row>({
  state,
  allPages,
}: Pick<PagedRemote<Row, unknown>, 'state' | 'allPages'>): WholeList<Row> | null {
  if (state.kind !== 'ready' || state.more === 'no') return null;
  return { total: state.total ?? null, allPages };
}
