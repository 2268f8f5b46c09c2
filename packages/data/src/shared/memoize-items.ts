/** Context of an item. A different context, by identity or key, recreates it. */
export interface ItemContext {
  readonly within: object;
  readonly key: string;
}

/**
 * Maps rows and reuses the item of an identical row. The cache keeps unchanged rows, so a growing
 * list only creates and renders new items.
 */
export function memoizeItems<TRow extends object, TItem>() {
  const known = new WeakMap<object, WeakMap<TRow, { key: string; item: TItem }>>();
  return ({ within, key }: ItemContext, make: (row: TRow) => TItem) => {
    const items = known.get(within) ?? new WeakMap<TRow, { key: string; item: TItem }>();
    known.set(within, items);
    return (row: TRow): TItem => {
      // Rows may be anything.
      if (Object(row) !== row) return make(row);
      const previous = items.get(row);
      if (previous?.key === key) return previous.item;
      const item = make(row);
      items.set(row, { key, item });
      return item;
    };
  };
}
