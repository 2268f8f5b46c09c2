import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../../../tools/run-tool.ts';
import type { Bench, Section } from '../bench.ts';

/** Lines with two or more spaces between their cells, as the benches of packages print them. */
const cellsOf = (line: string) => line.trim().split(/ {2,}/);

function sectionOf(file: string): Section {
  const run = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (run.status !== 0) throw new Error(`${file} ended with ${run.status}.`);
  const [header = [], ...rows] = run.stdout.trim().split('\n').map(cellsOf);
  const [, name = '', , bench = ''] = file.split('/');
  return { title: `Package ${name}: ${basename(bench, '.ts')}`, header, rows };
}

/** Every `packages/<name>/bench/<bench>.ts`: a program that prints a header line and rows. */
export const packageBenches: Bench = {
  name: 'packages',
  what: 'The benches of the packages',
  needsBuild: false,
  measure: async () =>
    globSync('packages/*/bench/*.ts', { cwd: root })
      .sort()
      .map((file) => sectionOf(file.replaceAll('\\', '/'))),
};
