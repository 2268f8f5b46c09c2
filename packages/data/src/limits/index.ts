/** Limits of one GraphQL request, for a backend and for a proxy in front of it. */
export { costOf } from './request-cost.ts';
export {
  checkRequest,
  excessOf,
  parseOperation,
  requestLimits,
  variablesOf,
} from './request-limits.ts';
