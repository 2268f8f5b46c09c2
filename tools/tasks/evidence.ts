import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from '../build-portal.ts';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { log } from '../console.ts';
import { runStep } from '../evidence/run-step.ts';
import { journeysName, selectSteps, slowJourneysName } from '../evidence/steps.ts';
import { type StepResult, writeIndex } from '../evidence/write-index.ts';
import { packPackages } from '../packages/pack-packages.ts';
import { root } from '../run-tool.ts';

/**
 * `npm run evidence [-- proof… | file…]`: proofs that are too slow for `npm test`. Writes their output, the documents that
 * belong to them, an index and hashes to `reports/evidence`. Other arguments than names of proofs are for the journeys.
 */
const steps = selectSteps(process.argv.slice(2));
const folder = join(root, 'reports/evidence');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const isSelected = (stepName: string) => steps.some(({ name }) => name === stepName);
if (isSelected(journeysName) || isSelected(slowJourneysName)) buildPortal();
if (isSelected(slowJourneysName)) buildPortal('examples/alba');
// Before the tests, which run at the same time and would pack into the same folder.
if (isSelected(journeysName)) await packPackages();
if (steps.some(({ usesShell }) => usesShell)) ensureChromium('shell');
const browser = { CHROMIUM_PATH: ensureChromium('browser') };

const startedAt = new Date().toISOString();
const results: StepResult[] = [];
for (const step of steps) {
  log(`${step.title}…`);
  const environment = { ...(!step.usesShell && browser), ...step.environment };
  results.push(await runStep({ ...step, environment }, join(folder, `${step.name}.txt`)));
}
const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
  cwd: root,
  encoding: 'utf8',
});
const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}`;
writeIndex(folder, { commit: commit.trim(), startedAt, machine }, results);
for (const { name, exitCode, seconds } of results)
  log(`${name}: ${exitCode === 0 ? 'passed' : 'failed'} after ${seconds} s`);
log('The evidence is in reports/evidence/index.md.');
process.exitCode = results.every(({ exitCode }) => exitCode === 0) ? 0 : 1;
