import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createGeneratedFiles } from '../codegen/generated-files.ts';
import { writeRouteTree } from '../routes/write-route-tree.ts';

const files = await createGeneratedFiles();
for (const { path, content } of files) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
await writeRouteTree();
console.log(`[surtidor] ${files.length} files were generated.`);
