import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Exit code and output of a process that failed to start. */
export interface ExitedProcess {
  readonly code: number | null;
  /** The non-empty lines of its standard error. */
  readonly outputLines: readonly string[];
}

/** Runs a file of the workspace until it exits. */
export function runUntilExit(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<ExitedProcess> {
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
      resolve({ code, outputLines: output.split('\n').filter((line) => line.trim() !== '') });
    });
  });
}
