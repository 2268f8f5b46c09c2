import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appendPage, type LoadedList } from './loaded-list.ts';

interface Item {
  readonly key: string;
}
const getKey = ({ key }: Item) => key;

const rows = fc.array(
  fc.option(
    fc.integer({ min: 0, max: 20 }).map((key): Item => ({ key: String(key) })),
    { nil: null },
  ),
  { maxLength: 10 },
);

const getList = (pages: readonly (readonly (Item | null)[])[]) =>
  pages.reduce<LoadedList<Item, number> | null>(
    (list, items, page) => appendPage(list, { items, total: page, extra: page }, getKey),
    null,
  );

test('a list has each readable row once and counts the others', () => {
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 6 }), (pages) => {
      const list = getList(pages);
      const all = pages.flat();
      const readable = all.filter((row) => row !== null);
      const first = [...new Map(readable.toReversed().map((row) => [row.key, row])).values()];
      expect(new Set(list?.items)).toEqual(new Set(first));
      expect(list?.items.map(getKey)).toEqual([...new Set(readable.map(getKey))]);
      expect(list).toMatchObject({
        loadedCount: all.length,
        malformedCount: all.length - readable.length,
        pageCount: pages.length,
        lastPageSize: pages.at(-1)?.length,
        total: pages.length - 1,
        extra: pages.length - 1,
      });
    }),
  );
});

test('a further page keeps existing objects', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const previous = getList([one])?.items ?? [];
      const after = getList([one, other])?.items ?? [];
      expect(previous.every((item, place) => item === after[place])).toBe(true);
    }),
  );
});
