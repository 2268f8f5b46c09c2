import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { allowUndefined } from './allow-undefined.ts';
import { findFiles } from './find-files.ts';
import { getPublicEntries } from './get-public-entries.ts';

/** The workspace's compiler. This package's older version only checks the published types. */
const compiler = join('..', '..', 'node_modules', '.bin', 'tsc');

const relativeImportPattern = /(from|import\() ?(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g;

/**
 * Writes one .d.ts file for each source file. Bundling the types of sixty entry points took minutes and
 * gigabytes of memory.
 */
export function writeTypes(folder: string): void {
  const compilation = spawnSync(compiler, ['-p', 'tsconfig.types.json', '--outDir', folder], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (compilation.status !== 0) throw new Error('tsc could not write the types.');
  for (const name of findFiles(folder).filter((file) => file.endsWith('.d.ts'))) {
    const file = join(folder, name);
    const types = readFileSync(file, 'utf8').replaceAll(
      relativeImportPattern,
      (_all, keyword, _quote, path) =>
        keyword === 'from' ? `from '${path}.js'` : `import('${path}.js'`,
    );
    writeFileSync(file, allowUndefined(types));
  }
  // Entry points are named without their group: 'button/index' re-exports 'actions/button/index'.
  for (const [entry, source] of Object.entries(getPublicEntries('.'))) {
    const types = relative('src', source).replaceAll('\\', '/').replace(/\.ts$/, '.js');
    const file = join(folder, `${entry}.d.ts`);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export * from '../${types}';\n`);
  }
  // Imports of a style sheet need a declaration.
  writeFileSync(join(folder, 'style-sheet.d.ts'), 'export {};\n');
}
