/**
 * Native table elements cannot be skipped while outside the viewport, so the roles are set explicitly. They
 * are spread, because a linter would otherwise require the native elements.
 */
export const gridRoles = {
  grid: (label: string, isMultiselectable: boolean) => ({
    role: 'grid',
    'aria-label': label,
    'aria-multiselectable': isMultiselectable || undefined,
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
