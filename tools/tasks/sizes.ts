import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTable } from '../format-table.ts';
import { root } from '../run-tool.ts';
import { measureSizes } from '../sizes/measure-sizes.ts';

/**
 * `npm run sizes`: prints the measures of the code and fails if one exceeds its limit in `tools/sizes/limits.json`.
 * `-- --write` saves the numbers as the new limits.
 */
const limitsFile = join(root, 'tools/sizes/limits.json');
const sizes = measureSizes();

/** Large numbers have some space, so that a small change does not need a new limit. */
const toLimit = (size: number): number => {
  const step = size < 100 ? 1 : size < 10_000 ? 10 : 500;
  return Math.ceil(size / step) * step;
};

if (process.argv.includes('--write')) {
  const limits = Object.entries(sizes).map(([name, size]) => [name, toLimit(size)]);
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`);
}
const limits: Readonly<Record<string, number>> = JSON.parse(readFileSync(limitsFile, 'utf8'));
console.log(
  formatTable(
    ['Measure', 'Now', 'Limit'],
    Object.entries(sizes).map(([name, size]) => [name, String(size), String(limits[name] ?? '–')]),
  ),
);
const exceeded = Object.entries(sizes).filter(([name, size]) => size > (limits[name] ?? 0));
if (exceeded.length > 0) {
  console.log(
    `\nToo large: ${exceeded.map(([name]) => name).join('; ')}.\n` +
      'Make the code smaller, or run `npm run sizes -- --write` and give the reason in the commit.',
  );
  process.exitCode = 1;
}
