import { writePropTables } from '../kit-readme/write-prop-tables.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run format`: formats and mends what can be mended by itself, the tables of props in the kit's
 * README among it.
 */
writePropTables();
process.exitCode = runTool('biome', 'check', '--write', '.');
