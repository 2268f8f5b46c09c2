import { randomInt } from 'node:crypto';
import { log } from '../console.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run soak [-- rounds] [project…]`: repeats property and model tests until a round fails (ten
 * rounds by default). Each round uses a new seed and ten thousand command sequences of payments and encrypted
 * tokens. To reproduce a failure, set PROPERTY_SEED to its seed, and MODEL_RUNS and PROPERTY_RUNS to 10000.
 */
const [roundsArgument = '10', ...projects] = process.argv.slice(2);
const rounds = Number(roundsArgument);
const names =
  projects.length > 0 ? projects : ['domain', 'ui', 'data', 'flows', 'sandbox', 'portal', 'model'];
let exitCode = 0;
for (let round = 1; round <= rounds && exitCode === 0; round += 1) {
  const seed = String(randomInt(2 ** 31));
  process.env.PROPERTY_SEED = seed;
  process.env.MODEL_RUNS = '10000';
  process.env.PROPERTY_RUNS = '10000';
  log(`Round ${round} of ${rounds}, PROPERTY_SEED=${seed}`);
  exitCode = runTool('vitest', 'run', ...names.map((name) => `--project=${name}`));
}
process.exitCode = exitCode;
