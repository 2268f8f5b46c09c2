import { useSearchParams } from '../../../platform/router/index.ts';

/** The ways to look at the orders: one below the other, or in lanes by the day they are expected. */
export type OrdersView = 'list' | 'board';

const parameter = 'view';

/** The view of the address, and the way to another: the filter stays as it is. */
export function useOrdersView(): readonly [OrdersView, (view: OrdersView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = parameters.get(parameter) === 'board' ? 'board' : 'list';
  const change = (next: OrdersView) => {
    const address = new URLSearchParams(parameters);
    if (next === 'board') address.set(parameter, next);
    else address.delete(parameter);
    setParameters(address);
  };
  return [view, change];
}
