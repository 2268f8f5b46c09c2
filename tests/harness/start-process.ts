import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compileCache = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

const responses = async (address: string): Promise<boolean> => {
  const response = await fetch(address).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilHealthy(origin: string, child: ChildProcess, errors: () => string) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${origin} ended by itself: ${errors()}`);
    if (await responses(`${origin}/health`)) return;
    await pause(100);
  }
  throw new Error(`${origin} did not answer: ${errors()}`);
}

/** A process of ours under test. */
export interface Running {
  readonly origin: string;
  /** Its output, in which a test can search for secrets. */
  readonly output: () => string;
  /** Its standard error output. */
  readonly errors: () => string;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a file of the workspace as its own process and waits until its /health answers. */
export async function startProcess(
  file: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<Running> {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    cwd: root,
    // The compile cache halves the time of the next start.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    written += chunk;
  });
  child.stderr.on('data', (chunk) => {
    written += chunk;
    errors += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await untilHealthy(origin, child, () => written);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    origin,
    output: () => written,
    errors: () => errors,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
