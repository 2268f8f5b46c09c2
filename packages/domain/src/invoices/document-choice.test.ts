import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { allDocuments, chosenDocumentClasses, toggleDocumentChoice } from './document-choice.ts';

const anyOption = fc.constantFrom(allDocuments, 'FACTURAS', 'NOTAS', 'PAGOS', 'OTROS');

describe("the document filter's options (spec 5)", () => {
  it.each([
    ['a first option', [], 'NOTAS', ['NOTAS']],
    ['a second option', ['NOTAS'], 'PAGOS', ['NOTAS', 'PAGOS']],
    ['all clears the others', ['NOTAS', 'PAGOS'], 'all', ['all']],
    ['another clears all', ['all'], 'NOTAS', ['NOTAS']],
    ['a second click', ['NOTAS', 'PAGOS'], 'NOTAS', ['PAGOS']],
    ['a second click on all', ['all'], 'all', []],
  ])('%s', (_, chosen, option, expected) => {
    expect(toggleDocumentChoice(chosen, option)).toEqual(expected);
  });

  property(
    'keeps "Todos" alone and every option once, after any clicks',
    [fc.array(anyOption)],
    (clicks) => {
      const chosen = clicks.reduce<readonly string[]>(toggleDocumentChoice, []);
      expect(new Set(chosen).size).toBe(chosen.length);
      if (chosen.includes(allDocuments)) expect(chosen).toEqual([allDocuments]);
    },
  );

  it('filters nothing out for "Todos"', () => {
    expect(chosenDocumentClasses(['all'])).toEqual([]);
    expect(chosenDocumentClasses(['NOTAS'])).toEqual(['NOTAS']);
  });
});
