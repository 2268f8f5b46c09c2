import { useSearchParams } from '../../../platform/router/index.ts';
import { getOrdersView, type OrdersView, viewParameter } from './orders-view.ts';

/** The view of the search params and its setter, which keeps the filters. */
export function useOrdersView(): readonly [OrdersView, (view: OrdersView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = getOrdersView(parameters);
  const change = (next: OrdersView) => {
    const address = new URLSearchParams(parameters);
    if (next === 'board') address.set(viewParameter, next);
    else address.delete(viewParameter);
    setParameters(address);
  };
  return [view, change];
}
