import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Exit code and output of a process that failed to start. */
export interface Ended {
  readonly code: number | null;
  /** Its output without empty lines. */
  readonly sentences: readonly string[];
}

/** Runs a file of the workspace until it exits. */
export function runToEnd(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('close', (code) => {
      resolve({ code, sentences: output.split('\n').filter((line) => line.trim() !== '') });
    });
  });
}
