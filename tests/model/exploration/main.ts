import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { formatTable } from '../../../tools/format-table.ts';
import type { Exploration } from './explore.ts';
import type { WorkerTask } from './explore-in-worker.ts';
import { scenarios } from './scenarios.ts';

/**
 * Explores every scenario, one a core, and prints how many distinct states were seen.
 * `--minutes` shares the time between the scenarios, `--states` limits each of them.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    states: { type: 'string', default: '10000000' },
  },
});
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const workerCount = Math.min(availableParallelism(), scenarios.length);

const exploreInWorker = (task: WorkerTask): Promise<Exploration> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./explore-in-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxYoungGenerationSizeMb: 128, maxOldGenerationSizeMb: 4_096 },
    });
    worker.once('message', resolve).once('error', reject);
  });

const results = new Map<number, Exploration>();
let next = 0;
const work = async () => {
  while (next < scenarios.length) {
    const scenario = next;
    next += 1;
    // What is left is shared by those that have not started.
    const share = ((endsAt - performance.now()) * workerCount) / (scenarios.length - scenario);
    const milliseconds = Math.min(share, endsAt - performance.now());
    const maxStates = Number(values.states);
    results.set(scenario, await exploreInWorker({ scenario, milliseconds, maxStates }));
  }
};
const startedAt = performance.now();
await Promise.all(Array.from({ length: workerCount }, work));
const seconds = Math.round((performance.now() - startedAt) / 1_000);

const rows = scenarios.map(({ name }, index) => ({ name, result: results.get(index) }));
const total = (count: (result: Exploration) => number) =>
  rows.reduce((sum, { result }) => sum + (result ? count(result) : 0), 0).toLocaleString('en');
const report = `${formatTable(
  ['Scenario', 'States', 'Steps', 'All within', 'Run to their end', 'Violation'],
  rows.map(({ name, result }) => [
    name,
    result?.states.toLocaleString('en') ?? '',
    result?.transitions.toLocaleString('en') ?? '',
    result?.isComplete ? 'everything' : `${result?.depth} actions`,
    result?.settled.toLocaleString('en') ?? '',
    result?.violation?.message ?? 'none',
  ]),
)}

${total(({ states }) => states)} distinct states, ${total(({ transitions }) => transitions)} steps, \
${total(({ settled }) => settled)} run to their end, in ${seconds} s on ${workerCount} cores.
`;
console.log(report);
for (const { name, result } of rows)
  if (result?.violation)
    console.log(`${name}: ${result.violation.message}\n  ${result.violation.path.join('\n  ')}\n`);
process.exitCode = rows.some(({ result }) => result === undefined || result.violation) ? 1 : 0;
