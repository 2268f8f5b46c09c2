import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getPages,
  type ListCodec,
  maxPages,
  setFilterParams,
  setPagesParam,
} from './list-codec.ts';
import {
  formatListParam,
  formatMonthParam,
  getChoiceParam,
  getDateParam,
  getListParam,
  getMonthParam,
  getTextParam,
  omitEmpty,
} from './parameters.ts';

const parseParams = (query: string) => new URLSearchParams(query);

interface Filter {
  readonly q?: string | undefined;
  readonly classes: readonly string[];
}
const codec: ListCodec<Filter> = {
  read: (parameters) => ({
    q: getTextParam(parameters, 'q'),
    classes: getListParam(parameters, 'class'),
  }),
  write: ({ q, classes }) => omitEmpty({ q, class: formatListParam(classes) }),
};

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
    const params = setFilterParams(parseParams('section=cash&q=old&class=FC&pages=4'), codec, {
      classes: ['NC'],
    });
    expect(params.toString()).toBe('section=cash&class=NC');
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
        expect(codec.read(parseParams(params.toString()))).toEqual({ q: q || undefined, classes });
      }),
    );
  });

  it('never throws for any URL', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const parameters = parseParams(query);
        codec.read(parameters);
        getPages(parameters);
        getMonthParam(parameters, 'm');
        getDateParam(parameters, 'd');
      }),
    );
  });
});

describe('parameters', () => {
  it('accepts only valid dates and months', () => {
    expect(getDateParam(parseParams('d=2026-02-28'), 'd')).toBe('2026-02-28');
    expect(getDateParam(parseParams('d=2026-02-31'), 'd')).toBeUndefined();
    expect(getDateParam(parseParams(''), 'd')).toBeUndefined();
    expect(getMonthParam(parseParams('m=2026-03'), 'm')).toEqual({ year: 2026, month: 3 });
    expect(getMonthParam(parseParams('m=2026-13'), 'm')).toBeUndefined();
    expect(getMonthParam(parseParams('m=0000-01'), 'm')).toBeUndefined();
    expect(formatMonthParam({ year: 2026, month: 3 })).toBe('2026-03');
  });

  it('accepts only known values', () => {
    expect(getChoiceParam(parseParams('s=open'), 's', ['open', 'closed'])).toBe('open');
    expect(getChoiceParam(parseParams('s=toString'), 's', ['open', 'closed'])).toBeUndefined();
  });

  it('reads values that contain commas, removes duplicates and drops malformed values', () => {
    expect(
      getListParam(parseParams(`c=${encodeURIComponent(formatListParam(['a,b', 'c', 'c']))}`), 'c'),
    ).toEqual(['a,b', 'c']);
    expect(getListParam(parseParams('c=%25E0%25A4%25A,x'), 'c')).toEqual(['x']);
  });
});
