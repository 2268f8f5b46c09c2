export * from './arithmetic.ts';
export * from './calendar.ts';
export * from './filter-ranges.ts';
export * from './format-date.ts';
export * from './ranges.ts';
export type * from './types.ts';
export * from './zone.ts';
