import type { StoreContext } from './readers.ts';

/**
 * Returns a mapper that returns the same item for the same row (by identity) of a store. The cache keeps unchanged
 * rows, so a growing list only creates and renders new items.
 */
export function memoizeItems<TRow extends object, TItem>(
  createItem: (row: TRow | null, storeContext: StoreContext) => TItem,
) {
  const itemsByStore = new WeakMap<StoreContext, WeakMap<TRow, TItem>>();
  return (row: TRow | null, storeContext: StoreContext): TItem => {
    // The backend may send rows that are not objects.
    if (row === null || Object(row) !== row) return createItem(row, storeContext);
    const items = itemsByStore.get(storeContext) ?? new WeakMap<TRow, TItem>();
    itemsByStore.set(storeContext, items);
    const item = items.get(row) ?? createItem(row, storeContext);
    items.set(row, item);
    return item;
  };
}
