/** The ways to look at the orders: one below the other, or in lanes by the day they are expected. */
export type OrdersView = 'list' | 'board';

/** The parameter of the address that names the view. */
export const viewParameter = 'view';

/** The view that an address asks for. */
export const ordersViewOf = (parameters: URLSearchParams): OrdersView =>
  parameters.get(viewParameter) === 'board' ? 'board' : 'list';
