import type { Column } from '../table/index.ts';

/** One column of a long table. */
export interface LongTableColumn<Row> extends Column<Row> {
  /** Its width as a track of a CSS grid, the same in every row: '8rem', 'minmax(9rem,1fr)'. */
  track: string;
  /** `wide` columns are hidden if the table is narrower than about 1150 px. */
  visibility?: 'always' | 'wide';
}

/** Returns the widths of all columns, for narrow and for wide containers. */
export const getTracks = (
  columns: readonly Pick<LongTableColumn<never>, 'track' | 'visibility'>[],
  hasSelection: boolean,
): { readonly narrow: string; readonly wide: string } => {
  const checkboxTracks = hasSelection ? ['2.75rem'] : [];
  const join = (includedColumns: typeof columns) =>
    [...checkboxTracks, ...includedColumns.map(({ track }) => track)].join(' ');
  return {
    narrow: join(columns.filter(({ visibility }) => visibility !== 'wide')),
    wide: join(columns),
  };
};
