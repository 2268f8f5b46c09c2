import type { AllPages, PagedRemote } from '@surtidor/data';

/** A list whose remaining pages can be fetched. */
export interface CompleteList<Row> {
  /** The number of rows; null if the backend does not return it. */
  readonly total: number | null;
  readonly allPages: () => AllPages<Row>;
  /** Omits rows that the list does not show. */
  readonly filterRows?: (rows: readonly Row[]) => readonly Row[];
}

/** Returns the complete list, or null if every page is loaded. */
export function getCompleteList<Row>({
  state,
  allPages,
}: Pick<PagedRemote<Row, unknown>, 'state' | 'allPages'>): CompleteList<Row> | null {
  if (state.kind !== 'ready' || state.more === 'no') return null;
  return { total: state.total ?? null, allPages };
}
