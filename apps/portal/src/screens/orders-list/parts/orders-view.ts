/** The views of the orders: a list, or a board with lanes by expected date. */
export type OrdersView = 'list' | 'board';

/** The name of the search param that stores the view. */
export const viewParameter = 'view';

/** Returns the view from the search params. */
export const getOrdersView = (parameters: URLSearchParams): OrdersView =>
  parameters.get(viewParameter) === 'board' ? 'board' : 'list';
