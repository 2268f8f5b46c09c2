import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail } from './console.ts';
import { root } from './run-tool.ts';

const children: ChildProcess[] = [];
let ending = false;

/** Opens a file for what a process writes. */
function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'w');
}

/** A process to start: what it is called, its file, its settings, and where its log goes. */
interface Child {
  readonly what: string;
  readonly file: string;
  readonly parameters?: readonly string[];
  /** Where it runs; the workspace's root by default. */
  readonly folder?: string;
  readonly environment: NodeJS.ProcessEnv;
  /** File that takes its standard output; without it that shows here. Errors always show here. */
  readonly log?: string;
}

/** Starts a Node process of the workspace that lives as long as this command. */
export function startChild({
  what,
  file,
  parameters = [],
  folder = root,
  environment,
  log,
}: Child): void {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file, ...parameters],
    {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', log ? openLog(log) : 'inherit', 'inherit'],
    },
  );
  children.push(child);
  child.once('exit', (code) => {
    if (ending) return;
    endChildren();
    fail(
      `${what} ended by itself (exit code ${code}).`,
      'The lines above say why; mend it and run the command again.',
    );
  });
}

/** Asks everything this command started to end, and waits until it has. */
export async function endChildren(): Promise<void> {
  ending = true;
  const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  const ends = alive.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of alive) child.kill('SIGTERM');
  const hard = setTimeout(() => {
    for (const child of alive) child.kill('SIGKILL');
  }, 3_000);
  await Promise.all(ends);
  clearTimeout(hard);
}

/** Waits until `address` answers with success, asking four times a second. */
export async function waitFor(what: string, address: string, limitMs = 60_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await endChildren();
  fail(
    `${what} did not answer at ${address} within ${limitMs / 1000} seconds.`,
    'The lines above may say why; run npm start -- --reset to begin with fresh demo data.',
  );
}
