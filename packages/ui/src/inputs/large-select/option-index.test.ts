import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createOptionIndex, type LargeSelectOption } from './option-index.ts';
import { removeDiacritics } from './remove-diacritics.ts';

const options: LargeSelectOption[] = [
  { value: '1001', label: 'Estación Ñuble Bogotá' },
  { value: '1002', label: 'ESTACION Ibagué' },
  { value: '2001', label: 'Bodega Bogotá\nNorte' },
];
const getNames = (found: Uint32Array | null) => [...(found ?? [])];
const search = (query: string) => getNames(createOptionIndex(options).search(query));

describe('removeDiacritics', () => {
  test.each([
    ['Estación', 'estacion'],
    ['ÑANDÚ', 'nandu'],
    ['Pingüino 😀', 'pinguino 😀'],
  ])('converts %s to %s', (text, folded) => {
    expect(removeDiacritics(text)).toBe(folded);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(removeDiacritics(removeDiacritics(text))).toBe(removeDiacritics(text));
      }),
    );
  });

  test('treats composed and decomposed accents alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(removeDiacritics(text.normalize('NFC'))).toBe(
          removeDiacritics(text.normalize('NFD')),
        );
      }),
    );
  });
});

describe('search', () => {
  test.each([
    ['estacion', [0, 1]],
    ['ESTACIÓN', [0, 1]],
    ['bogota', [0, 2]],
    ['norte bogota', [2]],
    ['200', [2]],
    ['1001 nuble', [0]],
    ['bogota 1002', []],
    ['planeta', []],
  ])('%s finds %j', (query, places) => {
    expect(search(query)).toEqual(places);
  });

  test('matches all options for a blank text', () => {
    expect(createOptionIndex(options).search('   ')).toBeNull();
  });

  test('does not match across two options', () => {
    expect(search('ibague 2001')).toEqual([]);
    expect(search('ibague\n2001')).toEqual([]);
  });

  const letters = fc.string({ unit: fc.constantFrom('a', 'á', 'B', 'ñ', '1', '2'), maxLength: 6 });
  const names = fc.array(letters, { maxLength: 3 }).map((parts) => parts.join(' '));
  const broken = fc.tuple(letters, letters).map((parts) => parts.join('\n'));
  const anyOptions = fc.array(fc.record({ value: letters, label: fc.oneof(names, broken) }), {
    maxLength: 12,
  });

  test('finds the same options as a linear scan, in the same order', () => {
    fc.assert(
      fc.property(anyOptions, fc.array(letters, { maxLength: 3 }), (some, query) => {
        const requested = query.map(removeDiacritics).filter(Boolean);
        const plain = some.flatMap(({ value, label }, at) => {
          const text = removeDiacritics(`${value} ${label}`);
          return requested.every((word) => text.includes(word)) ? [at] : [];
        });
        const found = createOptionIndex(some).search(query.join(' '));
        expect(requested.length === 0 ? found : getNames(found)).toEqual(
          requested.length === 0 ? null : plain,
        );
      }),
    );
  });
});

test('searches for further words only in the lines that contain the first', () => {
  const stations = Array.from({ length: 200 }, (_, at) => ({
    value: String(1000 + at),
    label: 'Estación Bogotá',
  }));
  const index = createOptionIndex(stations);
  index.search('bogota');
  const lookedThrough: number[] = [];
  const watch = (method: 'includes' | 'indexOf') => {
    const own = String.prototype[method];
    return vi.spyOn(String.prototype, method).mockImplementation(function (
      this: string,
      word: string,
      from?: number,
    ) {
      if (word === 'sur') lookedThrough.push(this.length - (from ?? 0));
      return Reflect.apply(own, this, [word, from]);
    });
  };
  const watches = [watch('includes'), watch('indexOf')];
  const found = index.search('estacion sur');
  for (const each of watches) each.mockRestore();
  expect(getNames(found)).toEqual([]);
  expect(lookedThrough).toHaveLength(stations.length);
  expect(Math.max(...lookedThrough)).toBeLessThanOrEqual('1000 Estación Bogotá'.length);
});

describe('find', () => {
  test('returns the original option objects in the requested order', () => {
    const [first, , third] = options;
    const found = createOptionIndex(options).find(['2001', '1001']);
    expect(found[0]).toBe(third);
    expect(found[1]).toBe(first);
  });

  test('returns the same option without a label for an unknown code', () => {
    const index = createOptionIndex(options);
    expect(index.find(['9'])).toEqual([{ value: '9', label: '' }]);
    expect(index.find(['9'])[0]).toBe(index.find(['9', '1001'])[0]);
  });
});
