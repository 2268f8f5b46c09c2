/** Order status codes, sets A and B of spec 4. Codes are strings because of '-1.5'. */
export const orderStatusCodes = {
  approved: '-2',
  submitted: '-1.5',
  checked: '-1',
  requested: '1',
  accepted: '2',
  remissioned: '3',
  billed: '4',
  dispatched: '5',
  rejected: '6',
  deleted: '9',
} as const;

/** Fields the orders list can be sorted by; the order date is the default (spec 7). */
export const orderSortFields = {
  number: 'num_pedido',
  sicomNumber: 'num_sicom',
  orderDate: 'fecha_pedido',
} as const;
