import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, log } from '../console.ts';
import { kinds } from '../generate/generators.ts';
import { parseNames } from '../generate/names.ts';
import { writeRouteTree } from '../routes/write-route-tree.ts';
import { root, runTool } from '../run-tool.ts';

/** `npm run generate -- <kind> <target> <name>`. */
const usage = `Use: npm run generate -- ${Object.entries(kinds)
  .map(([command, { target }]) => `${command} <${target}> <name>`)
  .join(' | ')}, names in kebab-case.`;

const [command = '', target = '', name = ''] = process.argv.slice(2);
const kind = kinds[command] ?? fail(`Unknown generator '${command}'.`, usage);
const names = parseNames(name) ?? fail(`'${name}' is not a valid name.`, usage);
const files = kind.generate(names, target);

const existingFile = files.find(({ path }) => existsSync(join(root, path)));
if (existingFile) fail(`${existingFile.path} already exists.`, 'Choose another name.');
const editedFiles = (kind.createEdits?.(names, target) ?? []).map(({ path, edit }) => {
  const result = edit(readFileSync(join(root, path), 'utf8'));
  return 'text' in result ? { path, text: result.text } : fail(result.error, usage);
});
for (const { path, text } of [...files, ...editedFiles]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  log(`Wrote ${path}`);
}
// Runs in a separate process, because this process has loaded the old tables.
if (kind.runsCodegen) {
  execFileSync(process.execPath, [join(import.meta.dirname, 'codegen.ts')], { stdio: 'inherit' });
}
if (kind.target === 'route') await writeRouteTree();
const writtenPaths = [...files, ...editedFiles].map(({ path }) => path);
runTool('biome', 'check', '--write', '--log-level=error', ...writtenPaths);
log('Manual steps:');
for (const [index, step] of kind.manualSteps.entries()) console.log(`  ${index + 1}. ${step}`);
