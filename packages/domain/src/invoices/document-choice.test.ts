import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { allDocuments, selectedDocumentClasses, toggleDocumentChoice } from './document-choice.ts';

const anyOption = fc.constantFrom(allDocuments, 'FACTURAS', 'NOTAS', 'PAGOS', 'OTROS');

describe("the document filter's options (spec 5)", () => {
  it.each([
    ['a first option', [], 'NOTAS', ['NOTAS']],
    ['a second option', ['NOTAS'], 'PAGOS', ['NOTAS', 'PAGOS']],
    ['all clears the others', ['NOTAS', 'PAGOS'], 'all', ['all']],
    ['another clears all', ['all'], 'NOTAS', ['NOTAS']],
    ['a second click', ['NOTAS', 'PAGOS'], 'NOTAS', ['PAGOS']],
    ['a second click on all', ['all'], 'all', []],
  ])('%s', (_, selected, option, expected) => {
    expect(toggleDocumentChoice(selected, option)).toEqual(expected);
  });

  property(
    'keeps "Todos" alone and every option once, after any clicks',
    [fc.array(anyOption)],
    (clicks) => {
      const selected = clicks.reduce<readonly string[]>(toggleDocumentChoice, []);
      expect(new Set(selected).size).toBe(selected.length);
      if (selected.includes(allDocuments)) expect(selected).toEqual([allDocuments]);
    },
  );

  it('filters nothing out for "Todos"', () => {
    expect(selectedDocumentClasses(['all'])).toEqual([]);
    expect(selectedDocumentClasses(['NOTAS'])).toEqual(['NOTAS']);
  });
});
