export * from './exact-sum.ts';
export * from './filter.ts';
export * from './match-proposal.ts';
export * from './refresh.ts';
export * from './request.ts';
export * from './selection.ts';
export * from './state.ts';
export * from './totals.ts';
export type * from './types.ts';
