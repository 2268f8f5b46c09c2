/** The views of the orders: a list, or a board with lanes by expected date. */
export type OrdersView = 'list' | 'board';

/** The search param of the view. */
export const viewParameter = 'view';

/** Parses the view of the search params. */
export const getOrdersView = (parameters: URLSearchParams): OrdersView =>
  parameters.get(viewParameter) === 'board' ? 'board' : 'list';
