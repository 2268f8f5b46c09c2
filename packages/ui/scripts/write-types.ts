import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { allowUndefined } from './allow-undefined.ts';
import { findFiles } from './find-files.ts';
import { publicEntries } from './public-entries.ts';

/** The workspace's compiler; the one of this package only checks what users of older versions see. */
const compiler = join('..', '..', 'node_modules', '.bin', 'tsc');

const relativeSource = /(from|import\() ?(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g;

/**
 * Writes the types, one file beside another as the sources stand. Bundled types of sixty entry points
 * took minutes and gigabytes.
 */
export function writeTypes(folder: string): void {
  const run = spawnSync(compiler, ['-p', 'tsconfig.types.json', '--outDir', folder], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error('The types could not be written.');
  for (const name of findFiles(folder).filter((file) => file.endsWith('.d.ts'))) {
    const file = join(folder, name);
    const types = readFileSync(file, 'utf8').replaceAll(
      relativeSource,
      (_all, keyword, _quote, path) =>
        keyword === 'from' ? `from '${path}.js'` : `import('${path}.js'`,
    );
    writeFileSync(file, allowUndefined(types));
  }
  // Entry points are named without their group: 'button/index' re-exports 'actions/button/index'.
  for (const [entry, source] of Object.entries(publicEntries('.'))) {
    const types = relative('src', source).replaceAll('\\', '/').replace(/\.ts$/, '.js');
    const file = join(folder, `${entry}.d.ts`);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export * from '../${types}';\n`);
  }
  // A compiler asks what a style sheet is that a module imports.
  writeFileSync(join(folder, 'style-sheet.d.ts'), 'export {};\n');
}
