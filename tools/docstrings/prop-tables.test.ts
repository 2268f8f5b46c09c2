import { expect, test } from 'vitest';
import { sourceFiles } from '../import-boundaries/source-files.ts';
import { unreadableProps } from './prop-tables.ts';

test('the workshop reads the type and the sentence of every prop of the kit', async () => {
  expect(await unreadableProps(sourceFiles())).toEqual([]);
});

test('names the piece and the prop it cannot read', async () => {
  const files = [
    {
      file: 'packages/ui/src/chip/index.ts',
      source: "export { Chip } from './chip.tsx';",
    },
    {
      file: 'packages/ui/src/chip/chip.tsx',
      source: `
        interface ChipProps {
          /** What is in force. */
          labels: readonly string[];
          icon: string;
        }
        export const Chip = ({ labels, icon }: ChipProps) => <p>{labels}{icon}</p>;
        export const Part = ({ icon }: ChipProps) => <p>{icon}</p>;`,
    },
  ];
  expect(await unreadableProps(files)).toEqual([
    'packages/ui/src/chip/chip.tsx: Chip.labels (type: unknown)',
    'packages/ui/src/chip/chip.tsx: Chip.icon (no sentence)',
  ]);
});
