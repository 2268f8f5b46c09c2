import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail } from './console.ts';
import { root } from './run-tool.ts';

const children: ChildProcess[] = [];
let isEnding = false;

/** Opens a log file. */
function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'w');
}

/** Options of a process to start. */
interface ChildOptions {
  readonly name: string;
  readonly file: string;
  readonly parameters?: readonly string[];
  /** Working directory; the workspace's root by default. */
  readonly folder?: string;
  readonly environment: NodeJS.ProcessEnv;
  /** File for its standard output, which is printed by default. Errors are always printed. */
  readonly log?: string;
}

/** Starts a Node process that is stopped when this command exits. */
export function startChild({
  name,
  file,
  parameters = [],
  folder = root,
  environment,
  log,
}: ChildOptions): void {
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
    if (isEnding) return;
    stopChildren();
    fail(`${name} exited with code ${code}.`, 'Fix the error above and run the command again.');
  });
}

/** Stops all started processes and waits for them. */
export async function stopChildren(): Promise<void> {
  isEnding = true;
  const runningChildren = children.filter(
    ({ exitCode, signalCode }) => exitCode === null && !signalCode,
  );
  const exits = runningChildren.map(
    (child) => new Promise((resolve) => child.once('exit', resolve)),
  );
  for (const child of runningChildren) child.kill('SIGTERM');
  const killTimer = setTimeout(() => {
    for (const child of runningChildren) child.kill('SIGKILL');
  }, 3_000);
  await Promise.all(exits);
  clearTimeout(killTimer);
}

/** Polls a URL until it responds with success. Exits with a message after `limitMs`. */
export async function waitFor(name: string, url: string, limitMs = 60_000): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stopChildren();
  fail(
    `${name} did not respond at ${url} within ${limitMs / 1000} seconds.`,
    'See the output above. npm start -- --reset starts with new demo data.',
  );
}
