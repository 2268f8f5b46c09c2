import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { log } from '../console.ts';
import { printSummary, runStages } from '../test-stages/run-stages.ts';
import { stages } from '../test-stages/stages.ts';

/**
 * `npm test [-- stage…]`: runs all stages or the given ones and prints a summary. Skips stages that passed with
 * the same files, except stages that are given. `--all` and continuous integration skip no stages.
 */
const requestedStages = process.argv.slice(2).filter((argument) => argument !== '--all');
const skipUnchanged =
  requestedStages.length === 0 && !process.argv.includes('--all') && process.env.CI === undefined;
const unknownStages = requestedStages.filter(
  (name) => !stages.some((stage) => stage.name === name),
);
if (unknownStages.length > 0) {
  log(
    `Unknown stage: ${unknownStages.join(', ')}. Stages: ${stages.map((s) => s.name).join(', ')}.`,
  );
  process.exit(2);
}
// Stories and journeys run in the shell. Tests of the back/forward cache need the browser.
ensureChromium('shell');
ensureChromium('browser');
const run = await runStages(
  stages.filter(({ name }) => requestedStages.length === 0 || requestedStages.includes(name)),
  { skipGreen: skipUnchanged },
);
printSummary(run);
process.exitCode = run.outcomes.every(({ failed }) => failed === 0) ? 0 : 1;
