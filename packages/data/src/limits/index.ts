/** Limits of one GraphQL request, for a backend and for a proxy in front of it, and of a response. */
export { limitLength } from './limit-length.ts';
export { getCost } from './request-cost.ts';
export {
  checkRequest,
  getLimitError,
  getVariables,
  parseOperation,
  requestLimits,
} from './request-limits.ts';
