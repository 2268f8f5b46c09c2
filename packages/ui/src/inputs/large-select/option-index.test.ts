import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createOptionIndex, type LargeSelectOption } from './option-index.ts';
import { removeDiacritics } from './remove-diacritics.ts';

const options: LargeSelectOption[] = [
  { value: '1001', label: 'Estación Ñuble Bogotá' },
  { value: '1002', label: 'ESTACION Ibagué' },
  { value: '2001', label: 'Bodega Bogotá\nNorte' },
];
const toArray = (matches: Uint32Array | null) => [...(matches ?? [])];
const search = (query: string) => toArray(createOptionIndex(options).search(query));

describe('removeDiacritics', () => {
  test.each([
    ['Estación', 'estacion'],
    ['ÑANDÚ', 'nandu'],
    ['Pingüino 😀', 'pinguino 😀'],
  ])('converts %s to %s', (text, expected) => {
    expect(removeDiacritics(text)).toBe(expected);
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
  ])('%s finds %j', (query, indexes) => {
    expect(search(query)).toEqual(indexes);
  });

  test('matches all options for a blank query', () => {
    expect(createOptionIndex(options).search('   ')).toBeNull();
  });

  test('does not match across two options', () => {
    expect(search('ibague 2001')).toEqual([]);
    expect(search('ibague\n2001')).toEqual([]);
  });

  const letters = fc.string({ unit: fc.constantFrom('a', 'á', 'B', 'ñ', '1', '2'), maxLength: 6 });
  const names = fc.array(letters, { maxLength: 3 }).map((parts) => parts.join(' '));
  const namesWithLineBreak = fc.tuple(letters, letters).map((parts) => parts.join('\n'));
  const anyOptions = fc.array(
    fc.record({ value: letters, label: fc.oneof(names, namesWithLineBreak) }),
    {
      maxLength: 12,
    },
  );

  test('finds the same options as a linear scan, in the same order', () => {
    fc.assert(
      fc.property(anyOptions, fc.array(letters, { maxLength: 3 }), (randomOptions, terms) => {
        const searchTerms = terms.map(removeDiacritics).filter(Boolean);
        const expected = randomOptions.flatMap(({ value, label }, index) => {
          const text = removeDiacritics(`${value} ${label}`);
          return searchTerms.every((term) => text.includes(term)) ? [index] : [];
        });
        const matches = createOptionIndex(randomOptions).search(terms.join(' '));
        expect(searchTerms.length === 0 ? matches : toArray(matches)).toEqual(
          searchTerms.length === 0 ? null : expected,
        );
      }),
    );
  });
});

test('searches for further terms only in the lines that contain the first term', () => {
  const stations = Array.from({ length: 200 }, (_, index) => ({
    value: String(1000 + index),
    label: 'Estación Bogotá',
  }));
  const index = createOptionIndex(stations);
  index.search('bogota');
  const searchedLengths: number[] = [];
  const spyOnMethod = (method: 'includes' | 'indexOf') => {
    const originalMethod = String.prototype[method];
    return vi.spyOn(String.prototype, method).mockImplementation(function (
      this: string,
      term: string,
      from?: number,
    ) {
      if (term === 'sur') searchedLengths.push(this.length - (from ?? 0));
      return Reflect.apply(originalMethod, this, [term, from]);
    });
  };
  const spies = [spyOnMethod('includes'), spyOnMethod('indexOf')];
  const matches = index.search('estacion sur');
  for (const spy of spies) spy.mockRestore();
  expect(toArray(matches)).toEqual([]);
  expect(searchedLengths).toHaveLength(stations.length);
  expect(Math.max(...searchedLengths)).toBeLessThanOrEqual('1000 Estación Bogotá'.length);
});

describe('getOptions', () => {
  test('returns the original option objects in the requested order', () => {
    const [firstOption, , thirdOption] = options;
    const foundOptions = createOptionIndex(options).getOptions(['2001', '1001']);
    expect(foundOptions[0]).toBe(thirdOption);
    expect(foundOptions[1]).toBe(firstOption);
  });

  test('returns the same option without a label for an unknown code', () => {
    const index = createOptionIndex(options);
    expect(index.getOptions(['9'])).toEqual([{ value: '9', label: '' }]);
    expect(index.getOptions(['9'])[0]).toBe(index.getOptions(['9', '1001'])[0]);
  });
});
