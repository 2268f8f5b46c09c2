import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { codegenConfig } from '../../packages/data/codegen.ts';
import { accessPage } from './access-page.ts';
import { capabilitiesPage } from './capabilities-page.ts';
import { contractTable } from './contract-table.ts';
import { storeStoryFiles } from './store-stories.ts';

const root = join(import.meta.dirname, '..', '..');
const data = join(root, 'packages', 'data');

/** A generated file: absolute path and text. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** The whole contract as one string: the sandbox and the stories build their schema from it. */
async function schemaText(): Promise<GeneratedFile> {
  const folder = join(data, 'schema');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const literal = texts.join('\n').replace(/[\\`]|\$\{/g, (found) => `\\${found}`);
  return {
    path: join(data, 'src', 'generated', 'schema-sdl.ts'),
    content: `// Generated from schema/*.graphql by 'npm run codegen'.\nexport const schemaSdl = \`${literal}\`;\n`,
  };
}

/** All generated files, without writing them. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  // The preset works out relative imports from the working directory, whatever its own cwd option says.
  const previous = process.cwd();
  process.chdir(data);
  try {
    const config = { ...codegenConfig, cwd: data, silent: true, errorsOnly: true };
    const output: readonly { readonly filename: string; readonly content: string }[] =
      await generate(config, false);
    return [
      await schemaText(),
      await contractTable(data),
      accessPage(data),
      capabilitiesPage(join(root, 'docs')),
      ...storeStoryFiles(join(root, 'apps', 'portal')),
      ...output.map(({ filename, content }) => ({ path: resolve(data, filename), content })),
    ];
  } finally {
    process.chdir(previous);
  }
}
