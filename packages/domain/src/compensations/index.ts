export * from './exact-sum.ts';
export * from './match-proposal.ts';
export * from './request.ts';
export * from './selection.ts';
export * from './state.ts';
export * from './totals.ts';
export type * from './types.ts';
