import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPages, type ListCodec, maxPages, withFilterOf, withPagesOf } from './list-address.ts';
import {
  choiceParameter,
  dayParameter,
  listParameter,
  listText,
  monthParameter,
  monthText,
  textParameter,
  withoutEmpty,
} from './parameters.ts';

const of = (query: string) => new URLSearchParams(query);

interface Filter {
  readonly q?: string | undefined;
  readonly classes: readonly string[];
}
const codec: ListCodec<Filter> = {
  read: (parameters) => ({
    q: textParameter(parameters, 'q'),
    classes: listParameter(parameters, 'class'),
  }),
  write: ({ q, classes }) => withoutEmpty({ q, class: listText(classes) }),
};

describe('the page param', () => {
  it.each([
    ['', 1],
    ['pages=3', 3],
    ['pages=0', 1],
    ['pages=-2', 1],
    ['pages=2.5', 1],
    ['pages=many', 1],
    ['pages=1e9', maxPages],
    ['pages=', 1],
  ])('of %s are %i', (query, pages) => {
    expect(getPages(of(query))).toBe(pages);
  });

  it('is written only above one, and never above the maximum', () => {
    expect(withPagesOf(of('q=1'), 1).toString()).toBe('q=1');
    expect(withPagesOf(of('q=1'), 2).toString()).toBe('q=1&pages=2');
    expect(withPagesOf(of('pages=4'), 1).toString()).toBe('');
    expect(getPages(withPagesOf(of(''), maxPages + 7))).toBe(maxPages);
  });
});

describe('a new filter', () => {
  it('replaces the previous one and starts at page 1', () => {
    const next = withFilterOf(of('section=cash&q=old&class=FC&pages=4'), codec, {
      classes: ['NC'],
    });
    expect(next.toString()).toBe('section=cash&class=NC');
  });

  it('decodes what it encoded for any input', () => {
    const freeText = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim());
    const filters = fc.record({
      q: freeText,
      classes: fc.uniqueArray(freeText.filter(Boolean), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(filters, ({ q, classes }) => {
        const written = withFilterOf(of('pages=2'), codec, { q, classes });
        expect(codec.read(of(written.toString()))).toEqual({ q: q || undefined, classes });
      }),
    );
  });

  it('never throws for any URL', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const parameters = of(query);
        codec.read(parameters);
        getPages(parameters);
        monthParameter(parameters, 'm');
        dayParameter(parameters, 'd');
      }),
    );
  });
});

describe('parameters', () => {
  it('accepts only valid dates and months', () => {
    expect(dayParameter(of('d=2026-02-28'), 'd')).toBe('2026-02-28');
    expect(dayParameter(of('d=2026-02-31'), 'd')).toBeUndefined();
    expect(dayParameter(of(''), 'd')).toBeUndefined();
    expect(monthParameter(of('m=2026-03'), 'm')).toEqual({ year: 2026, month: 3 });
    expect(monthParameter(of('m=2026-13'), 'm')).toBeUndefined();
    expect(monthParameter(of('m=0000-01'), 'm')).toBeUndefined();
    expect(monthText({ year: 2026, month: 3 })).toBe('2026-03');
  });

  it('accepts only known values', () => {
    expect(choiceParameter(of('s=open'), 's', ['open', 'closed'])).toBe('open');
    expect(choiceParameter(of('s=toString'), 's', ['open', 'closed'])).toBeUndefined();
  });

  it('reads lists with commas in values, each value once, and drops malformed ones', () => {
    expect(listParameter(of(`c=${encodeURIComponent(listText(['a,b', 'c', 'c']))}`), 'c')).toEqual([
      'a,b',
      'c',
    ]);
    expect(listParameter(of('c=%25E0%25A4%25A,x'), 'c')).toEqual(['x']);
  });
});
