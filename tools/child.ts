import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail } from './console.ts';
import { root } from './run-tool.ts';

const children: ChildProcess[] = [];
let ending = false;

/** Opens a log file. */
function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'w');
}

/** A process to start. */
interface Child {
  readonly what: string;
  readonly file: string;
  readonly parameters?: readonly string[];
  /** Working directory; the workspace's root by default. */
  readonly folder?: string;
  readonly environment: NodeJS.ProcessEnv;
  /** File for its standard output; without it, output is shown. Errors are always shown. */
  readonly log?: string;
}

/** Starts a Node process that is stopped when this command exits. */
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

/** Stops all started processes and waits for them. */
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

/** Polls `address` four times a second until it succeeds. */
export async function waitFor(what: string, address: string, limitMs = 60_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await endChildren();
  fail(
    `${what} did not answer at ${address} within ${limitMs / 1000} seconds.`,
    'The lines above may say why; run npm start -- --reset to begin with fresh demo data.',
  );
}
