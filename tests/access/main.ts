import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatAccessPage } from './format-access-page.ts';
import { runMatrix } from './run-matrix.ts';

const pagePath = fileURLToPath(new URL('../../docs/access-matrix.md', import.meta.url));
const matrix = await runMatrix();
const text = formatAccessPage(matrix);
await writeFile(pagePath, text);
process.stdout.write(text);
const faults = [...matrix.cells, ...matrix.fields, ...matrix.routes].filter(
  ({ fault }) => fault !== null,
);
for (const { caller, fault } of faults) {
  process.stderr.write(`${caller.store} ${caller.name}: ${fault}\n`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
