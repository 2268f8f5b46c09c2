/** What one GraphQL request may ask: the same limits for a backend and for a proxy before it. */
export { costOf } from './request-cost.ts';
export {
  checkRequest,
  excessOf,
  parseOperation,
  requestLimits,
  variablesOf,
} from './request-limits.ts';
