import { useSearchParams } from '../../../platform/router/index.ts';
import { getOrdersView, type OrdersView, viewParam } from './orders-view.ts';

/** Returns the view from the search params and its setter, which keeps the filters. */
export function useOrdersView(): readonly [OrdersView, (view: OrdersView) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const view = getOrdersView(searchParams);
  const changeView = (next: OrdersView) => {
    const nextParams = new URLSearchParams(searchParams);
    if (next === 'board') nextParams.set(viewParam, next);
    else nextParams.delete(viewParam);
    setSearchParams(nextParams);
  };
  return [view, changeView];
}
