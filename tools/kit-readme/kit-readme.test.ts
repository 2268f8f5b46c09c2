import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSourceFiles } from '../import-boundaries/source-files.ts';
import { root } from '../run-tool.ts';
import { getExportedNames } from './exported-names.ts';
import { insertPropTables } from './prop-table.ts';

const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
const files = readSourceFiles();
const entryPoints = files.filter(({ file }) =>
  /^packages\/ui\/src\/patterns\/[^/]+\/index\.ts$/.test(file),
);

describe('the README of the kit', () => {
  test('has up-to-date prop tables for the patterns (npm run format)', () => {
    expect(readme).toBe(insertPropTables(readme, files));
  });

  test.each(entryPoints.map(({ file, source }) => [file.split('/')[4] ?? '', file, source]))(
    'has an example and a prop table for %s',
    (name, file, source) => {
      const section = readme.split(/^#{2,3} /m).find((part) => part.startsWith(`${name}\n`)) ?? '';
      const components = [...section.matchAll(/^<(\w+)/gm)].map(([, component]) => component ?? '');
      const exportedNames = getExportedNames(file, source).map((one) => one.split(' ')[1]);
      expect(components.filter((one) => exportedNames.includes(one))).not.toEqual([]);
      expect(section).toContain(
        `<!-- props of ${components.find((one) => exportedNames.includes(one))} -->`,
      );
    },
  );
});

describe('the table of form fields', () => {
  const rows = [
    ...readme.matchAll(/^\| ((?:`[A-Z]\w+`(?:, )?)+) \| `((?:\\\||[^`|])+)`.* \| .+ \|$/gm),
  ];
  const valueTypes = rows.flatMap(([, components = '', type = '']) =>
    [...components.matchAll(/\w+/g)].map(([name]) => [name, type.replace('\\|', '|')] as const),
  );
  const inputs = files.filter(({ file }) => file.startsWith('packages/ui/src/inputs/'));

  test('contains all fields', () => {
    expect(valueTypes).toHaveLength(17);
  });

  test.each(valueTypes)('has the type that %s passes: %s', (name, type) => {
    const folder = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
    // A switch is a checkbox, and a password field is a text field.
    const folders = [folder, { switch: 'checkbox', 'password-field': 'text-field' }[folder]];
    const sources = inputs.filter(({ file }) => folders.includes(file.split('/')[4]));
    const passedTypes = sources.flatMap(({ source }) =>
      [...source.matchAll(/on(?:Value|Checked)Change\?: \(\w+: (.+)\) => void/g)].map(
        ([, one]) => one,
      ),
    );
    expect(passedTypes).toContain(type);
  });
});

describe('a prop table', () => {
  const folder = 'packages/ui/src/patterns/chip-row';
  const chip = {
    file: `${folder}/chip-row.tsx`,
    source: `export interface ChipRowProps extends Pressing, RootProps {
      /** The label:
       * 'Vencida'. */
      label: 'a' | 'b';
      /**
       * Its colour.
       * @default 'neutral'
       */
      tone?: Tone;
    }
    interface Pressing {
      /** Called on press. */
      onPress: () => void;
    }`,
  };
  const page = '<!-- props of ChipRow -->\nold\n<!-- end -->\n';

  test('has a row for each prop, including inherited props', () => {
    expect(
      insertPropTables(page, [chip])
        .split('\n')
        .filter((line) => line.startsWith('| `')),
    ).toEqual([
      "| `label`* | `'a' \\| 'b'` | The label: 'Vencida'. |",
      "| `tone` | `Tone` | Its colour. Default: `'neutral'`. |",
      '| `onPress`* | `() => void` | Called on press. |',
    ]);
  });

  test('throws for an unknown interface', () => {
    expect(() => insertPropTables(page, [])).toThrow('ChipRowProps');
  });
});
