import { spawn } from 'node:child_process';
import { formatSeconds, log } from '../console.ts';
import { formatTable } from '../format-table.ts';
import { runInParallel } from '../run-in-parallel.ts';
import { root } from '../run-tool.ts';
import type { Counts } from './count.ts';
import { summarizeFailures } from './failures.ts';
import { findGreenRun, hashInputs } from './green-run.ts';
import type { Stage } from './stages.ts';
import { readTestTimes, saveTestTimes, type TestTime } from './test-times.ts';

/** The result of a stage. */
export interface Outcome extends Counts {
  readonly title: string;
  /** Wall time in milliseconds. */
  readonly durationMs: number;
  /** A digest of its inputs, computed before the run. */
  readonly inputsHash: string;
}

/** The results of a test run. */
export interface SuiteRun {
  readonly outcomes: readonly Outcome[];
  /** Failure reports, for the end of the summary. */
  readonly failures: readonly string[];
  /** Earlier green runs of stages with the same inputs. */
  readonly unchanged: readonly TestTime[];
}

/** Runs a command, streams its output to the terminal and returns it. */
function runCommand(
  tool: string,
  parameters: readonly string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(tool, parameters, {
      cwd: root,
      // Output is piped, so colours are disabled.
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const appendOutput = (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    };
    child.stdout.on('data', appendOutput);
    child.stderr.on('data', appendOutput);
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the groups of commands. Returns the results in command order. */
async function runCommands({ commands }: Stage) {
  const results: Awaited<ReturnType<typeof runCommand>>[] = [];
  for (const group of commands) {
    const groupResults = await runInParallel(group, async ([tool, ...parameters]) => {
      const result = await runCommand(tool, parameters);
      if (result.code !== 0) log(`Failed: ${tool} ${parameters.join(' ')}`);
      return result;
    });
    results.push(...groupResults);
  }
  return results;
}

async function runStage(stage: Stage, inputsHash: string) {
  const { title, count } = stage;
  log(`${title}…`);
  const startedAt = performance.now();
  const results = await runCommands(stage);
  const output = results.map((result) => result.output).join('');
  const failedCommands = results.filter(({ code }) => code !== 0);
  const durationMs = performance.now() - startedAt;
  const failures = failedCommands.flatMap((result) => summarizeFailures(result.output));
  const counts = count(output, failedCommands.length, results.length);
  return { outcome: { title, durationMs, inputsHash, ...counts }, failures };
}

/**
 * Runs every stage, even after failures, and records the times. `skipGreen` skips stages that passed
 * with the same inputs.
 */
export async function runStages(
  stages: readonly Stage[],
  { skipGreen }: { readonly skipGreen: boolean },
): Promise<SuiteRun> {
  const outcomes: Outcome[] = [];
  const failures: string[] = [];
  const unchanged: TestTime[] = [];
  for (const stage of stages) {
    const inputsHash = hashInputs(stage, new Date());
    const greenRun = skipGreen ? findGreenRun(readTestTimes(), stage.title, inputsHash) : undefined;
    if (greenRun) {
      log(`${stage.title}: unchanged since its last green run.`);
      unchanged.push(greenRun);
      continue;
    }
    const result = await runStage(stage, inputsHash);
    outcomes.push(result.outcome);
    failures.push(...result.failures);
    saveTestTimes([result.outcome], new Date().toISOString());
  }
  return { outcomes, failures, unchanged };
}

const sumBy = (outcomes: readonly Outcome[], key: 'passed' | 'failed' | 'durationMs') =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0);

/**
 * Prints the table of all stages, the failure reports, and the total of this run, which continuous integration
 * reads.
 */
export function printSummary({ outcomes, failures, unchanged }: SuiteRun): void {
  const rows = outcomes.map(({ title, passed, failed, durationMs }) => [
    failed === 0 ? 'ok' : 'FAILED',
    title,
    String(passed),
    String(failed),
    formatSeconds(durationMs),
  ]);
  const unchangedRows = unchanged.map(({ title, passed, at }) => [
    'not run',
    title,
    '',
    '',
    `unchanged since its green run at ${at.slice(11, 16)} UTC, ${passed} checks`,
  ]);
  console.log(
    `\n${formatTable(['', 'Stage', 'Passed', 'Failed', 'Time'], [...rows, ...unchangedRows])}\n`,
  );
  for (const failure of failures) console.log(`${failure}\n`);
  log(`All stages took ${formatSeconds(sumBy(outcomes, 'durationMs'))}.`);
  if (unchanged.length > 0) log("'npm test -- --all' runs unchanged stages too.");
  console.log(`\n${sumBy(outcomes, 'passed')} passed, ${sumBy(outcomes, 'failed')} failed`);
}
