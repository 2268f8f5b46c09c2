import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { accessPage } from './access-page.ts';
import { runMatrix } from './run-matrix.ts';

const page = fileURLToPath(new URL('../../docs/access-matrix.md', import.meta.url));
const matrix = await runMatrix();
const text = accessPage(matrix);
await writeFile(page, text);
process.stdout.write(text);
const faults = [...matrix.cells, ...matrix.routes].filter(({ fault }) => fault !== null);
for (const { caller, fault } of faults) {
  process.stderr.write(`${caller.store} ${caller.name}: ${fault}\n`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
