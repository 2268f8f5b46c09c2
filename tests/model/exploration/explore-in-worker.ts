import { parentPort, workerData } from 'node:worker_threads';
import { explore } from './explore.ts';
import { scenarios } from './scenarios.ts';

/** The scenario that a worker explores, and for how long. */
export interface WorkerTask {
  readonly scenario: number;
  readonly milliseconds: number;
  readonly maxStates: number;
}

const { scenario: index, milliseconds, maxStates }: WorkerTask = workerData;
const scenario = scenarios[index];
if (scenario === undefined) throw new Error(`There is no scenario ${index}.`);
parentPort?.postMessage(
  await explore(scenario, {
    maxStates,
    endsAt: performance.now() + milliseconds,
    settleEvery: 100,
  }),
);
