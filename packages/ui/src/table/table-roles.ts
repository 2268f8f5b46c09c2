/**
 * Elements of a table lose their meaning once they are laid out as cards, so each says its role
 * itself. Spread, since a role that equals the element's own looks needless to a linter.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
