import { isSelectableOrder, type Money, type Order, sumByCurrency } from '@surtidor/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';

/** The selected orders. */
export interface OrderSelection {
  readonly orders: readonly Order[];
  readonly ids: ReadonlySet<string>;
  /** The total of the selected orders, one per currency. */
  readonly totals: readonly Money[];
  /** Sets whether an order is selected. Stable. */
  readonly setSelected: (id: string, selected: boolean) => void;
  /** Selects or deselects an order. Stable. */
  readonly toggle: (id: string) => void;
  /** Selects all selectable orders of the list, or deselects them if all are selected. */
  readonly toggleAll: (orders: readonly Order[]) => void;
  readonly clear: () => void;
}

/**
 * Returns a selection that survives paging and filters. It keeps the sequence in which the orders were selected.
 * Orders that become disabled are deselected (spec 2).
 */
export function useOrderSelection(loadedOrders: readonly Order[]): OrderSelection {
  const { orderStatusSix } = usePortal().deploymentOptions;
  const [selectedOrders, setSelectedOrders] = useState<readonly Order[]>([]);
  const loadedById = useMemo(
    () => new Map(loadedOrders.map((order) => [order.id, order])),
    [loadedOrders],
  );
  const loadedByIdRef = useRef(loadedById);
  loadedByIdRef.current = loadedById;
  const orders = useMemo(
    () =>
      selectedOrders
        .map((order) => loadedById.get(order.id) ?? order)
        .filter((order) => isSelectableOrder(order, orderStatusSix)),
    [selectedOrders, loadedById, orderStatusSix],
  );
  const setSelected = useCallback((id: string, selected: boolean) => {
    setSelectedOrders((previous) => {
      const others = previous.filter((order) => order.id !== id);
      const order = loadedByIdRef.current.get(id);
      return selected && order ? [...others, order] : others;
    });
  }, []);
  const toggle = useCallback((id: string) => {
    setSelectedOrders((previous) => {
      const others = previous.filter((order) => order.id !== id);
      const order = loadedByIdRef.current.get(id);
      return others.length === previous.length && order ? [...previous, order] : others;
    });
  }, []);
  const ids = useMemo(() => new Set(orders.map(({ id }) => id)), [orders]);
  const toggleAll = (listedOrders: readonly Order[]) => {
    const selectableOrders = listedOrders.filter((order) =>
      isSelectableOrder(order, orderStatusSix),
    );
    const addedOrders = selectableOrders.filter(({ id }) => !ids.has(id));
    const listedIds = new Set(listedOrders.map(({ id }) => id));
    setSelectedOrders(
      addedOrders.length > 0
        ? [...orders, ...addedOrders]
        : orders.filter(({ id }) => !listedIds.has(id)),
    );
  };
  return {
    orders,
    ids,
    totals: sumByCurrency(orders.map(({ value }) => value)),
    setSelected,
    toggle,
    toggleAll,
    clear: useCallback(() => setSelectedOrders([]), []),
  };
}
