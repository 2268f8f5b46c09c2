import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { codegenConfig, operationTexts } from '../../packages/data/codegen.ts';
import { createContractTable } from './contract-table.ts';
import { createAccessPage } from './create-access-page.ts';
import { createCapabilitiesPage } from './create-capabilities-page.ts';
import { createEventsSchema } from './create-events-schema.ts';
import { createStoreStoryFiles } from './store-stories.ts';

const root = join(import.meta.dirname, '..', '..');
const dataFolder = join(root, 'packages', 'data');

/** A generated file: absolute path and text. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** Creates a module with the contract as a string, from which the sandbox and the stories build their schema. */
async function createSchemaFile(): Promise<GeneratedFile> {
  const folder = join(dataFolder, 'schema');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const literal = sources.join('\n').replace(/[\\`]|\$\{/g, (character) => `\\${character}`);
  return {
    path: join(dataFolder, 'src', 'generated', 'schema-sdl.ts'),
    content: `// Generated from schema/*.graphql by 'npm run codegen'.\nexport const schemaSdl = \`${literal}\`;\n`,
  };
}

/** Creates a module with the text of each compiled operation by hash, which servers accept. */
function createOperationsFile(): GeneratedFile {
  const entries = [...operationTexts].sort(([hash], [otherHash]) => (hash < otherHash ? -1 : 1));
  const literal = JSON.stringify(Object.fromEntries(entries), null, 2);
  return {
    path: join(dataFolder, 'src', 'generated', 'operations.ts'),
    content: `// Generated from src/<area>/*.graphql by 'npm run codegen'.\nexport const operations: Readonly<Record<string, string>> = ${literal};\n`,
  };
}

/** Creates all generated files without writing them. */
export async function createGeneratedFiles(): Promise<GeneratedFile[]> {
  // The preset resolves relative imports from the working directory and ignores its cwd option.
  const previousFolder = process.cwd();
  process.chdir(dataFolder);
  try {
    const config = { ...codegenConfig, cwd: dataFolder, silent: true, errorsOnly: true };
    const output: readonly { readonly filename: string; readonly content: string }[] =
      await generate(config, false);
    return [
      await createSchemaFile(),
      createOperationsFile(),
      await createContractTable(dataFolder),
      createAccessPage(dataFolder),
      createCapabilitiesPage(join(root, 'docs')),
      createEventsSchema(join(root, 'docs')),
      ...createStoreStoryFiles(join(root, 'packages', 'portal')),
      ...output.map(({ filename, content }) => ({ path: resolve(dataFolder, filename), content })),
    ];
  } finally {
    process.chdir(previousFolder);
  }
}
