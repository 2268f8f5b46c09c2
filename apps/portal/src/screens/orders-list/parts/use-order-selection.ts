import { isSelectableOrder, type Money, type Order, sumMoney } from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';

/** The selected orders. */
export interface OrderSelection {
  readonly orders: readonly Order[];
  readonly ids: ReadonlySet<string>;
  /** The total of the selected orders in the store's currency. */
  readonly total: Money;
  /** Sets whether an order is selected. Stable. */
  readonly change: (id: string, selected: boolean) => void;
  /** Selects or deselects an order. Stable. */
  readonly toggle: (id: string) => void;
  /** Selects all selectable orders of the list, or deselects them if all are selected. */
  readonly toggleAll: (orders: readonly Order[]) => void;
  readonly clear: () => void;
}

/**
 * Returns a selection that survives paging and filters. It lists the orders in the sequence of their
 * selection. Orders that become disabled are deselected (spec 2).
 */
export function useOrderSelection(shown: readonly Order[]): OrderSelection {
  const { currency } = useVariant();
  const { orderStatusSix } = usePortal().deploymentOptions;
  const [stored, setStored] = useState<readonly Order[]>([]);
  const byId = useMemo(() => new Map(shown.map((order) => [order.id, order])), [shown]);
  const loadedById = useRef(byId);
  loadedById.current = byId;
  const orders = useMemo(
    () =>
      stored
        .map((order) => byId.get(order.id) ?? order)
        .filter((order) => isSelectableOrder(order, orderStatusSix)),
    [stored, byId, orderStatusSix],
  );
  const change = useCallback((id: string, selected: boolean) => {
    setStored((previous) => {
      const others = previous.filter((order) => order.id !== id);
      const order = loadedById.current.get(id);
      return selected && order ? [...others, order] : others;
    });
  }, []);
  const toggle = useCallback((id: string) => {
    setStored((previous) => {
      const others = previous.filter((order) => order.id !== id);
      const order = loadedById.current.get(id);
      return others.length === previous.length && order ? [...previous, order] : others;
    });
  }, []);
  const ids = useMemo(() => new Set(orders.map(({ id }) => id)), [orders]);
  const toggleAll = (listed: readonly Order[]) => {
    const open = listed.filter((order) => isSelectableOrder(order, orderStatusSix));
    const added = open.filter(({ id }) => !ids.has(id));
    const listedIds = new Set(listed.map(({ id }) => id));
    setStored(
      added.length > 0 ? [...orders, ...added] : orders.filter(({ id }) => !listedIds.has(id)),
    );
  };
  return {
    orders,
    ids,
    total: sumMoney(
      orders.map(({ value }) => value).filter((value) => value.currency === currency),
      currency,
    ),
    change,
    toggle,
    toggleAll,
    clear: useCallback(() => setStored([]), []),
  };
}
