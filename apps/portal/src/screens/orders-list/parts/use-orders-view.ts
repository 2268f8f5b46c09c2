import { useSearchParams } from '../../../platform/router/index.ts';
import { type OrdersView, ordersViewOf, viewParameter } from './orders-view.ts';

/** The view of the address, and the way to another: the filter stays as it is. */
export function useOrdersView(): readonly [OrdersView, (view: OrdersView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = ordersViewOf(parameters);
  const change = (next: OrdersView) => {
    const address = new URLSearchParams(parameters);
    if (next === 'board') address.set(viewParameter, next);
    else address.delete(viewParameter);
    setParameters(address);
  };
  return [view, change];
}
