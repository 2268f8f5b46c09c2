import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  allDocumentsOption,
  getDocumentClassFilter,
  toggleDocumentChoice,
} from './document-choice.ts';

const anyOption = fc.constantFrom(allDocumentsOption, 'FACTURAS', 'NOTAS', 'PAGOS', 'OTROS');

describe('toggleDocumentChoice (spec 5)', () => {
  it.each([
    ['selects a first option', [], 'NOTAS', ['NOTAS']],
    ['selects a second option', ['NOTAS'], 'PAGOS', ['NOTAS', 'PAGOS']],
    ['clears the other options when all is selected', ['NOTAS', 'PAGOS'], 'all', ['all']],
    ['clears all when another option is selected', ['all'], 'NOTAS', ['NOTAS']],
    ['clears an option that is selected', ['NOTAS', 'PAGOS'], 'NOTAS', ['PAGOS']],
    ['clears all if it is selected', ['all'], 'all', []],
  ])('%s', (_, selected, option, expected) => {
    expect(toggleDocumentChoice(selected, option)).toEqual(expected);
  });

  property(
    'selects each option at most once, and "Todos" only alone, after any clicks',
    [fc.array(anyOption)],
    (clicks) => {
      const selected = clicks.reduce<readonly string[]>(toggleDocumentChoice, []);
      expect(new Set(selected).size).toBe(selected.length);
      if (selected.includes(allDocumentsOption)) expect(selected).toEqual([allDocumentsOption]);
    },
  );

  it('does not filter for "Todos"', () => {
    expect(getDocumentClassFilter(['all'])).toEqual([]);
    expect(getDocumentClassFilter(['NOTAS'])).toEqual(['NOTAS']);
  });
});
