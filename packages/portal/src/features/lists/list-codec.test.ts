import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPages, maxPages, setFilterParams, setPagesParam } from './list-codec.ts';
import {
  choiceParam,
  cleanParam,
  createFilterCodec,
  dateParam,
  formatMonthParam,
  listParam,
  monthParam,
  optionalParam,
  textParam,
} from './parameters.ts';

const parseParams = (query: string) => new URLSearchParams(query);

interface Filter {
  readonly q?: string;
  readonly classes: readonly string[];
}
const codec = createFilterCodec<Filter>({
  q: optionalParam(textParam('q')),
  classes: listParam('class'),
});

describe('the pages param', () => {
  it.each([
    ['', 1],
    ['pages=3', 3],
    ['pages=0', 1],
    ['pages=-2', 1],
    ['pages=2.5', 1],
    ['pages=many', 1],
    ['pages=1e9', maxPages],
    ['pages=', 1],
  ])('reads "%s" as %i', (query, pages) => {
    expect(getPages(parseParams(query))).toBe(pages);
  });

  it('is omitted for one page and limited to the maximum', () => {
    expect(setPagesParam(parseParams('q=1'), 1).toString()).toBe('q=1');
    expect(setPagesParam(parseParams('q=1'), 2).toString()).toBe('q=1&pages=2');
    expect(setPagesParam(parseParams('pages=4'), 1).toString()).toBe('');
    expect(getPages(setPagesParam(parseParams(''), maxPages + 7))).toBe(maxPages);
  });
});

describe('setFilterParams', () => {
  it('replaces the previous filter and resets to page 1', () => {
    const params = setFilterParams(parseParams('station=1&q=old&class=FC&pages=4'), codec, {
      classes: ['NC'],
    });
    expect(params.toString()).toBe('station=1&class=NC');
  });

  it('removes a param that the codec ignores because of another one', () => {
    const exclusiveCodec = cleanParam(codec, ({ q, classes }) =>
      q === undefined ? { classes } : { q, classes: [] },
    );
    const params = setFilterParams(parseParams('q=old&class=FC'), exclusiveCodec, { classes: [] });
    expect(params.toString()).toBe('');
  });

  it('round-trips any filter', () => {
    const freeText = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim());
    const anyFilter = fc.record({
      q: freeText,
      classes: fc.uniqueArray(freeText.filter(Boolean), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(anyFilter, ({ q, classes }) => {
        const params = setFilterParams(parseParams('pages=2'), codec, { q, classes });
        expect(codec.read(parseParams(params.toString()))).toEqual({ ...(q && { q }), classes });
      }),
    );
  });

  it('never throws for any URL', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const parameters = parseParams(query);
        codec.read(parameters);
        getPages(parameters);
        monthParam('m').read(parameters);
        dateParam('d', undefined).read(parameters);
      }),
    );
  });
});

describe('the codecs of params', () => {
  it('accept only valid dates and months', () => {
    const date = dateParam('d', undefined);
    expect(date.read(parseParams('d=2026-02-28'))).toBe('2026-02-28');
    expect(date.read(parseParams('d=2026-02-31'))).toBeUndefined();
    expect(date.read(parseParams(''))).toBeUndefined();
    const month = monthParam('m');
    expect(month.read(parseParams('m=2026-03'))).toEqual({ year: 2026, month: 3 });
    expect(month.read(parseParams('m=2026-13'))).toBeUndefined();
    expect(month.read(parseParams('m=0000-01'))).toBeUndefined();
    expect(formatMonthParam({ year: 2026, month: 3 })).toBe('2026-03');
  });

  it('accept only known values', () => {
    const state = choiceParam('s', ['open', 'closed'], undefined);
    expect(state.read(parseParams('s=open'))).toBe('open');
    expect(state.read(parseParams('s=toString'))).toBeUndefined();
  });

  it('read values that contain commas, remove duplicates and drop malformed values', () => {
    const classes = listParam('c');
    const query = new URLSearchParams(classes.write(['a,b', 'c', 'c']));
    expect(classes.read(query)).toEqual(['a,b', 'c']);
    expect(classes.read(parseParams('c=%25E0%25A4%25A,x'))).toEqual(['x']);
  });
});
