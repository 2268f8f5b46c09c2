/** Context of an item. The item is created again for another scope (by identity) or key. */
export interface ItemContext {
  readonly scope: object;
  readonly key: string;
}

/**
 * Returns a mapper of rows that reuses the item of an identical row. The cache keeps unchanged rows, so a growing
 * list only creates and renders new items.
 */
export function memoizeItems<TRow extends object, TItem>() {
  const itemsByScope = new WeakMap<object, WeakMap<TRow, { key: string; item: TItem }>>();
  return ({ scope: within, key }: ItemContext, createItem: (row: TRow) => TItem) => {
    const items = itemsByScope.get(within) ?? new WeakMap<TRow, { key: string; item: TItem }>();
    itemsByScope.set(within, items);
    return (row: TRow): TItem => {
      // The backend may send rows that are not objects.
      if (Object(row) !== row) return createItem(row);
      const previous = items.get(row);
      if (previous?.key === key) return previous.item;
      const item = createItem(row);
      items.set(row, { key, item });
      return item;
    };
  };
}
