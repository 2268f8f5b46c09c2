/** The views of the orders: a list, or a board with lanes by expected date. */
export type OrdersView = 'list' | 'board';

/** The name of the search param that stores the view. */
export const viewParam = 'view';

/** Returns the view from the search params. */
export const getOrdersView = (searchParams: URLSearchParams): OrdersView =>
  searchParams.get(viewParam) === 'board' ? 'board' : 'list';
