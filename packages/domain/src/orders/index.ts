export * from './event-moment.ts';
export * from './order-filter.ts';
export * from './order-selection.ts';
export * from './status.ts';
export * from './timeline.ts';
export type * from './types.ts';
