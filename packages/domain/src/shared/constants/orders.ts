/** Order status codes of sets A and B (spec 4). They are strings, for example '-1.5'. */
export const orderStatusCodes = {
  checked: '-1',
  submitted: '-1.5',
  approved: '-2',
  requested: '1',
  accepted: '2',
  remissioned: '3',
  billed: '4',
  dispatched: '5',
  rejected: '6',
  deleted: '9',
} as const;

/** A known order status code. */
export type OrderStatusCode = (typeof orderStatusCodes)[keyof typeof orderStatusCodes];
