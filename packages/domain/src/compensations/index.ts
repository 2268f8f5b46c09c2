export { getCompensability } from './compensability.ts';
export {
  type CompensationFilter,
  type CompensationSort,
  compensationSorts,
  countCompensationFilters,
  filterableStates,
  getDefaultCompensationFilter,
  hasCustomRange,
  isValidCompensationRange,
} from './filter.ts';
export * from './match-proposal.ts';
export { refreshCompensation } from './refresh.ts';
export * from './request.ts';
export { canCompensate, getCompensationHint, removeFromCompensation } from './selection.ts';
export * from './state.ts';
export * from './totals.ts';
export type * from './types.ts';
