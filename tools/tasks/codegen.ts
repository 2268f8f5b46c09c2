import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { codegenConfig } from '../../packages/data/codegen.ts';

const data = join(import.meta.dirname, '..', '..', 'packages', 'data');

/** The whole contract as one string: the sandbox and the stories build their schema from it. */
async function writeSchemaText(): Promise<void> {
  const folder = join(data, 'schema');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const literal = texts.join('\n').replace(/[\\`]|\$\{/g, (found) => `\\${found}`);
  await writeFile(
    join(data, 'src', 'generated', 'schema-sdl.ts'),
    `// Generated from schema/*.graphql by 'npm run codegen'.\nexport const schemaSdl = \`${literal}\`;\n`,
  );
}

await writeSchemaText();
// The preset works out relative imports from the working directory, whatever its own cwd option says.
process.chdir(data);
await generate({ ...codegenConfig, cwd: data, silent: true, errorsOnly: true }, true);
console.log('[surtidor] The contract and the operations were generated.');
