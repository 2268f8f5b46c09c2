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

/** The first page has a readable row. */
const anyPages = fc
  .tuple(rows, fc.array(rows, { maxLength: 5 }))
  .map(([first, rest]) => [[...first, { key: '0' }], ...rest]);

const getList = (pages: readonly (readonly (Item | null)[])[]) =>
  pages.reduce<LoadedList<Item, number> | null>(
    (list, items, page) => appendPage(list, { items, total: page, extra: page }, getKey),
    null,
  );

test('a list has each readable row once and counts the others', () => {
  fc.assert(
    fc.property(anyPages, (pages) => {
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
    fc.property(anyPages, rows, (pages, other) => {
      const previous = getList(pages)?.items ?? [];
      const after = getList([...pages, other])?.items ?? [];
      expect(previous.every((item, place) => item === after[place])).toBe(true);
    }),
  );
});

test('a list whose rows are all unreadable is null, and one without rows is empty', () => {
  expect(getList([[null, null]])).toBeNull();
  expect(getList([[]])).toMatchObject({ items: [], malformedCount: 0 });
  expect(getList([[{ key: '1' }], [null]])).toMatchObject({ items: [{ key: '1' }] });
});
