export type { LongTableColumn } from './column.ts';
export { LongTable, type LongTableProps, type LongTableSelection } from './long-table.tsx';
