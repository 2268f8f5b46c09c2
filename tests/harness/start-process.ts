import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compileCache = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

const isHealthy = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function waitUntilHealthy(origin: string, child: ChildProcess, getOutput: () => string) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${origin} exited: ${getOutput()}`);
    if (await isHealthy(`${origin}/health`)) return;
    await pause(100);
  }
  throw new Error(`${origin} did not respond: ${getOutput()}`);
}

/** A started process of the workspace. */
export interface RunningProcess {
  readonly origin: string;
  /** Its standard output and error output. */
  readonly getOutput: () => string;
  /** Its standard error output. */
  readonly getErrors: () => string;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a file of the workspace in a process and waits until its /health responds. */
export async function startProcess(
  file: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    cwd: root,
    // The compile cache halves the start-up time.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
    errors += chunk;
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await waitUntilHealthy(origin, child, () => output);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    origin,
    getOutput: () => output,
    getErrors: () => errors,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}
