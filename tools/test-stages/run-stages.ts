import { spawn } from 'node:child_process';
import { say, seconds } from '../console.ts';
import { root } from '../run-tool.ts';
import { table } from '../table.ts';
import type { Counts } from './count.ts';
import type { Stage } from './stages.ts';
import { keepTestTimes } from './test-times.ts';

/** What became of a stage. */
export interface Outcome extends Counts {
  readonly title: string;
  /** Wall time in milliseconds. */
  readonly took: number;
}

/** Runs a command, shows its output as it comes, and keeps it. */
function runCommand(
  tool: string,
  parameters: readonly string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(tool, parameters, {
      cwd: root,
      // The tools write into a pipe: colours would only litter a log.
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runStage({ title, commands, count }: Stage): Promise<Outcome> {
  say(`${title}…`);
  const start = performance.now();
  let failures = 0;
  let output = '';
  for (const [tool, ...parameters] of commands) {
    const result = await runCommand(tool, parameters);
    output += result.output;
    if (result.code !== 0) {
      failures += 1;
      say(`Failed: ${tool} ${parameters.join(' ')}`);
    }
  }
  const took = performance.now() - start;
  return { title, took, ...count(output, failures, commands.length) };
}

/**
 * Runs every stage, failed ones too, so that one run shows all there is to mend. Leaves the times
 * for `npm run bench`.
 */
export async function runStages(stages: readonly Stage[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const stage of stages) outcomes.push(await runStage(stage));
  keepTestTimes(outcomes, new Date().toISOString());
  return outcomes;
}

const total = (outcomes: readonly Outcome[], of: 'passed' | 'failed' | 'took') =>
  outcomes.reduce((sum, outcome) => sum + outcome[of], 0);

/** One table of all stages, then the plain line that continuous integration reads. */
export function printSummary(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ title, passed, failed, took }) => [
    failed === 0 ? 'ok' : 'FAILED',
    title,
    String(passed),
    String(failed),
    seconds(took),
  ]);
  console.log(`\n${table(['', 'Stage', 'Passed', 'Failed', 'Time'], rows)}\n`);
  say(`All stages took ${seconds(total(outcomes, 'took'))}.`);
  console.log(`\n${total(outcomes, 'passed')} passed, ${total(outcomes, 'failed')} failed`);
}
