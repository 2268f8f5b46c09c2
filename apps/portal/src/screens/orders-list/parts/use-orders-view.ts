import { useSearchParams } from '../../../platform/router/index.ts';
import { getOrdersView, type OrdersView, viewParameter } from './orders-view.ts';

/** Returns the view from the search params and its setter, which keeps the filters. */
export function useOrdersView(): readonly [OrdersView, (view: OrdersView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = getOrdersView(parameters);
  const change = (next: OrdersView) => {
    const searchParams = new URLSearchParams(parameters);
    if (next === 'board') searchParams.set(viewParameter, next);
    else searchParams.delete(viewParameter);
    setParameters(searchParams);
  };
  return [view, change];
}
