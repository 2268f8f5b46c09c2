import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../import-boundaries/source-files.ts';
import { root } from '../run-tool.ts';
import { withPropTables } from './prop-table.ts';

/** Writes the tables of props in the kit's README anew. */
export function writePropTables(): void {
  const readme = join(root, 'packages/ui/README.md');
  writeFileSync(readme, withPropTables(readFileSync(readme, 'utf8'), sourceFiles()));
}
