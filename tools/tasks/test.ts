import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { log } from '../console.ts';
import { printSummary, runStages } from '../test-stages/run-stages.ts';
import { stages } from '../test-stages/stages.ts';

/**
 * `npm test [-- stage…]`: runs every check or only the given stages, and prints one summary. A stage
 * that passed with the same files is skipped, except when named, with `--all`, or in continuous
 * integration.
 */
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const skipGreen =
  wanted.length === 0 && !process.argv.includes('--all') && process.env.CI === undefined;
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  log(
    `There is no stage '${unknown.join("', '")}'. Stages: ${stages.map((s) => s.name).join(', ')}.`,
  );
  process.exit(2);
}
// Stories and journeys run in the shell; back/forward cache tests need the browser.
ensureChromium('shell');
ensureChromium('browser');
const run = await runStages(
  stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  { skipGreen },
);
printSummary(run);
process.exitCode = run.outcomes.every(({ failed }) => failed === 0) ? 0 : 1;
