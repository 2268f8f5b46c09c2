import { viteFinal } from '@storybook/react-vite/preset';
import { extractComponentProps } from 'storybook/internal/docs-tools';
import type { Plugin } from 'vite';
import type { sourceFiles } from '../import-boundaries/source-files.ts';
import { root } from '../run-tool.ts';
import { exportedNames } from './exported-names.ts';

type SourceFiles = ReturnType<typeof sourceFiles>;
type Transform = (source: string, id: string) => Promise<{ code: string } | undefined>;

/** The workshop's own reader of components, as its builder puts it among Vite's plugins. */
async function docgen(): Promise<Transform> {
  if (typeof viteFinal !== 'function') throw new Error('The workshop has another way to begin.');
  const settings = { presets: { apply: async () => ({ reactDocgen: 'react-docgen' }) } };
  const { plugins } = await viteFinal({}, settings as unknown as Parameters<typeof viteFinal>[1]);
  const found = (await Promise.all((plugins ?? []).flat() as (Plugin | undefined)[])).find(
    (plugin) => plugin?.name === 'storybook:react-docgen-plugin',
  );
  if (found === undefined) throw new Error('The workshop reads components in another way.');
  return found.transform as unknown as Transform;
}

/** What the workshop appends to a module: `;Chip.__docgenInfo={…}`, one after the other. */
const written = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gs;

/**
 * The rows of the workshop's prop tables, for what stands behind the kit's entry points, that leave a
 * designer without an answer: a type the workshop cannot read, or no sentence. It cannot read
 * `readonly Fact[]`: a prop says `ReadonlyArray<Fact>`.
 */
export async function unreadableProps(files: SourceFiles): Promise<readonly string[]> {
  const kit = files.filter(({ file }) => file.startsWith('packages/ui/src/'));
  const isPublic = new Set(
    kit
      .filter(({ file }) => file.endsWith('/index.ts'))
      .flatMap(({ file, source }) => exportedNames(file, source)),
  );
  const read = await docgen();
  const rowsOf = async ({ file, source }: SourceFiles[number]) => {
    const code = (await read(source, `${root}/${file}`))?.code ?? '';
    return [...code.matchAll(written)]
      .filter(([, name]) => isPublic.has(`${file} ${name}`))
      .flatMap(([, name, info]) =>
        extractComponentProps({ __docgenInfo: JSON.parse(info ?? '') }, 'props').map(
          ({ propDef }) => ({ at: `${file}: ${name}.${propDef.name}`, propDef }),
        ),
      );
  };
  const exportedFiles = new Set([...isPublic].map((name) => name.split(' ')[0]));
  const modules = kit.filter(({ file }) => file.endsWith('.tsx') && exportedFiles.has(file));
  const rows = await Promise.all(modules.map(rowsOf));
  return rows
    .flat()
    .flatMap(({ at, propDef: { type, description } }) => [
      ...((type?.summary ?? 'unknown') === 'unknown' ? [`${at} (type: unknown)`] : []),
      ...(description ? [] : [`${at} (no sentence)`]),
    ]);
}
