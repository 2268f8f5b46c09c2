import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFiles } from '../import-boundaries/source-files.ts';
import { root } from '../run-tool.ts';
import { insertPropTables } from './prop-table.ts';

/** Updates the prop tables in the kit's README. */
export function writePropTables(): void {
  const readme = join(root, 'packages/ui/README.md');
  writeFileSync(readme, insertPropTables(readFileSync(readme, 'utf8'), readSourceFiles()));
}
