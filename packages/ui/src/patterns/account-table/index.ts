export { type AccountColumn, type AccountLine, accountColumns } from './account-line.ts';
export { AccountTable, type AccountTableProps } from './account-table.tsx';
