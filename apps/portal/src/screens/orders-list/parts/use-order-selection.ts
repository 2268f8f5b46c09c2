import { isSelectableOrder, type Money, type Order, sumMoney } from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';

/** The orders a person selected. */
export interface OrderSelection {
  readonly orders: readonly Order[];
  readonly ids: ReadonlySet<string>;
  /** What they are worth together, in the store's currency. */
  readonly total: Money;
  /** Keeps its identity. */
  readonly change: (id: string, selected: boolean) => void;
  readonly clear: () => void;
}

/**
 * A selection that outlives pages and filters: it holds the orders themselves, in the order they were
 * selected. One that became disabled leaves it by itself (spec 2).
 */
export function useOrderSelection(shown: readonly Order[]): OrderSelection {
  const { currency } = useVariant();
  const { orderStatusSix } = usePortal().deploymentOptions;
  const [stored, setStored] = useState<readonly Order[]>([]);
  const byId = useMemo(() => new Map(shown.map((order) => [order.id, order])), [shown]);
  const known = useRef(byId);
  known.current = byId;
  const orders = useMemo(
    () =>
      stored
        .map((order) => byId.get(order.id) ?? order)
        .filter((order) => isSelectableOrder(order, orderStatusSix)),
    [stored, byId, orderStatusSix],
  );
  const change = useCallback((id: string, selected: boolean) => {
    setStored((before) => {
      const others = before.filter((order) => order.id !== id);
      const order = known.current.get(id);
      return selected && order ? [...others, order] : others;
    });
  }, []);
  return {
    orders,
    ids: useMemo(() => new Set(orders.map(({ id }) => id)), [orders]),
    total: sumMoney(
      orders.map(({ value }) => value).filter((value) => value.currency === currency),
      currency,
    ),
    change,
    clear: useCallback(() => setStored([]), []),
  };
}
