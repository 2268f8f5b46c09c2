import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { codegenConfig } from '../../packages/data/codegen.ts';
import { createContractTable } from './contract-table.ts';
import { createAccessPage } from './create-access-page.ts';
import { createCapabilitiesPage } from './create-capabilities-page.ts';
import { createStoreStoryFiles } from './store-stories.ts';

const root = join(import.meta.dirname, '..', '..');
const data = join(root, 'packages', 'data');

/** A generated file: absolute path and text. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** Creates a module with the contract as a string, from which the sandbox and the stories build their schema. */
async function createSchemaFile(): Promise<GeneratedFile> {
  const folder = join(data, 'schema');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const literal = texts.join('\n').replace(/[\\`]|\$\{/g, (character) => `\\${character}`);
  return {
    path: join(data, 'src', 'generated', 'schema-sdl.ts'),
    content: `// Generated from schema/*.graphql by 'npm run codegen'.\nexport const schemaSdl = \`${literal}\`;\n`,
  };
}

/** Creates all generated files without writing them. */
export async function createGeneratedFiles(): Promise<GeneratedFile[]> {
  // The preset resolves relative imports from the working directory and ignores its cwd option.
  const previous = process.cwd();
  process.chdir(data);
  try {
    const config = { ...codegenConfig, cwd: data, silent: true, errorsOnly: true };
    const output: readonly { readonly filename: string; readonly content: string }[] =
      await generate(config, false);
    return [
      await createSchemaFile(),
      await createContractTable(data),
      createAccessPage(data),
      createCapabilitiesPage(join(root, 'docs')),
      ...createStoreStoryFiles(join(root, 'apps', 'portal')),
      ...output.map(({ filename, content }) => ({ path: resolve(data, filename), content })),
    ];
  } finally {
    process.chdir(previous);
  }
}
