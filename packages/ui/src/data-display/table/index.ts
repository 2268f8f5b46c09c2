export { type Column, getNextSort, type SortDirection, type TableSort } from './column.ts';
export type { TableSelection } from './row-selection.ts';
export { Table, type TableProps } from './table.tsx';
export type { CardShape } from './table-classes.ts';
export { TableSkeleton, type TableSkeletonProps } from './table-skeleton.tsx';
