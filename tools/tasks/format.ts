import { runTool } from '../run-tool.ts';

/** `npm run format`: formats and mends what can be mended by itself. */
process.exitCode = runTool('biome', 'check', '--write', '.');
