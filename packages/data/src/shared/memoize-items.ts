/** What an item is made of besides its row. Another context, by identity or by key, makes it anew. */
export interface ItemContext {
  readonly within: object;
  readonly key: string;
}

/**
 * Maps rows and hands back the very item made before for a row that is still the same object. The
 * cache keeps rows that did not change, so a list that grows makes and renders only what is new,
 * however long it already is.
 */
export function memoizeItems<TRow extends object, TItem>() {
  const known = new WeakMap<object, WeakMap<TRow, { key: string; item: TItem }>>();
  return ({ within, key }: ItemContext, make: (row: TRow) => TItem) => {
    const items = known.get(within) ?? new WeakMap<TRow, { key: string; item: TItem }>();
    known.set(within, items);
    return (row: TRow): TItem => {
      // The wire may hold anything where a row is expected.
      if (Object(row) !== row) return make(row);
      const before = items.get(row);
      if (before?.key === key) return before.item;
      const item = make(row);
      items.set(row, { key, item });
      return item;
    };
  };
}
