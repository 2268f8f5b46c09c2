import { writePropTables } from '../kit-readme/write-prop-tables.ts';
import { runTool } from '../run-tool.ts';

/** `npm run format`: fixes formatting and lint, and writes the prop tables of the kit's README. */
writePropTables();
process.exitCode = runTool('biome', 'check', '--write', '.');
