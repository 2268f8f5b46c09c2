import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../import-boundaries/source-files.ts';
import { root } from '../run-tool.ts';
import { exportedNames } from './exported-names.ts';
import { withPropTables } from './prop-table.ts';

const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
const files = sourceFiles();
const entryPoints = files.filter(({ file }) =>
  /^packages\/ui\/src\/patterns\/[^/]+\/index\.ts$/.test(file),
);

describe('the README of the kit', () => {
  test('has up-to-date prop tables of the patterns (npm run format)', () => {
    expect(readme).toBe(withPropTables(readme, files));
  });

  test.each(entryPoints.map(({ file, source }) => [file.split('/')[4] ?? '', file, source]))(
    'has an example of %s that draws a component of its entry point, and says its props',
    (name, file, source) => {
      const section = readme.split(/^#{2,3} /m).find((part) => part.startsWith(`${name}\n`)) ?? '';
      const components = [...section.matchAll(/^<(\w+)/gm)].map(([, component]) => component ?? '');
      const offered = exportedNames(file, source).map((one) => one.split(' ')[1]);
      expect(components.filter((one) => offered.includes(one))).not.toEqual([]);
      expect(section).toContain(
        `<!-- props of ${components.find((one) => offered.includes(one))} -->`,
      );
    },
  );
});

describe('a prop table', () => {
  const folder = 'packages/ui/src/patterns/chip-row';
  const chip = {
    file: `${folder}/chip-row.tsx`,
    source: `export interface ChipRowProps extends Pressing, RootProps {
      /** What it says:
       * 'Vencida'. */
      label: 'a' | 'b';
      /**
       * Its colour.
       * @default 'neutral'
       */
      tone?: Tone;
    }
    interface Pressing {
      /** Told a press. */
      onPress: () => void;
    }`,
  };
  const page = '<!-- props of ChipRow -->\nold\n<!-- end -->\n';

  test('has a row for each prop, including inherited props', () => {
    expect(
      withPropTables(page, [chip])
        .split('\n')
        .filter((line) => line.startsWith('| `')),
    ).toEqual([
      "| `label`* | `'a' \\| 'b'` | What it says: 'Vencida'. |",
      "| `tone` | `Tone` | Its colour. Default: `'neutral'`. |",
      '| `onPress`* | `() => void` | Told a press. |',
    ]);
  });

  test('throws for an unknown interface', () => {
    expect(() => withPropTables(page, [])).toThrow('ChipRowProps');
  });
});
