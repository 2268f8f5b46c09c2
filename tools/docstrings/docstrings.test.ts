import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../import-boundaries/source-files.ts';
import { undocumentedMembers } from './undocumented-members.ts';
import { undocumentedProps } from './undocumented-props.ts';

const faultsIn = (source: string) =>
  undocumentedMembers('x.tsx', source).map(({ owner, name, fault }) => `${owner}.${name} ${fault}`);

describe('a sentence for each prop', () => {
  it('holds for all that stands behind an entry point of the kit', () => {
    expect(undocumentedProps(sourceFiles())).toEqual([]);
  });

  it('names file and prop, for what an entry point passes on alone', () => {
    const files = [
      {
        file: 'packages/ui/src/chip/index.ts',
        source: "export { Chip, type ChipProps } from './chip.tsx';",
      },
      {
        file: 'packages/ui/src/chip/chip.tsx',
        source:
          'export interface ChipProps { label: string }\nexport interface PartProps { id: string }',
      },
      { file: 'packages/data/src/chip.ts', source: 'export interface ChipProps { id: string }' },
    ];
    expect(undocumentedProps(files)).toEqual([
      'packages/ui/src/chip/chip.tsx: ChipProps.label (docstring: missing)',
    ]);
  });
});

describe('members without words', () => {
  it('are found in interfaces, object types, unions and intersections', () => {
    const source = `
      export interface A extends B { one: string; 'aria-label': string; two(): void }
      export type C = { three: string } | ({ four: string } & D);
      interface Private { five: string }`;
    expect(faultsIn(source)).toEqual([
      'A.one missing',
      'A.aria-label missing',
      'A.two missing',
      'C.three missing',
      'C.four missing',
    ]);
  });

  it('have no docstring right above them: other comments do not count', () => {
    const source = `
      export interface A {
        /** Said of one alone. */
        one: string;
        two: string;
        // A remark.
        three: string;
        /* No docstring. */
        four: string;
      }`;
    expect(faultsIn(source)).toEqual(['A.two missing', 'A.three missing', 'A.four missing']);
  });

  it('have one that only repeats their name', () => {
    const source = `
      export interface A {
        /** The label. */
        label: string;
        /** The row's id. */
        rowId: string;
        /** 'Estado: Facturado' */
        label2: string;
        /** The label's language. */
        labelLanguage: string;
        /** Whether it is in the page. */
        open: boolean;
      }`;
    expect(faultsIn(source)).toEqual([
      'A.label only its name',
      'A.rowId only its name',
      'A.labelLanguage only its name',
    ]);
  });
});
