import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { root } from '../run-tool.ts';
import type { EvidenceStep } from './steps.ts';
import type { StepResult } from './write-index.ts';

/** Runs a proof. Its output goes to the terminal and to a file. */
export async function runStep(
  { name, title, command, environment }: EvidenceStep,
  file: string,
): Promise<StepResult> {
  const startedAt = performance.now();
  const [tool, ...parameters] = command;
  const child = spawn(tool, parameters, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output = createWriteStream(file);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output.write(chunk);
    });
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  output.end();
  await finished(output);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  return { name, title, exitCode, seconds };
}
