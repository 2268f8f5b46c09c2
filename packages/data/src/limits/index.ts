/** Limits of one GraphQL request, for a backend and for a proxy in front of it. */
export { getCost } from './request-cost.ts';
export {
  checkRequest,
  getLimitError,
  getVariables,
  parseOperation,
  requestLimits,
} from './request-limits.ts';
