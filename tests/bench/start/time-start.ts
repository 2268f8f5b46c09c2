import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { answersWithPage } from './first-page.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Ctrl+C in the terminal reaches the command and everything that it started. */
async function interrupt(command: ChildProcess): Promise<void> {
  if (command.pid === undefined || hasEnded(command)) return;
  const ended = once(command, 'exit');
  process.kill(-command.pid, 'SIGINT');
  await ended;
}

/**
 * Runs `npm start` in a folder until the portal's first page has come whole, then ends it.
 * @returns The milliseconds from the command to the page.
 */
export async function timeStart(
  folder: string,
  portalPort: number,
  sandboxPort: number,
): Promise<number> {
  const start = performance.now();
  const command = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORTAL_PORT: `${portalPort}`, SANDBOX_PORT: `${sandboxPort}` },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  command.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  try {
    while (!(await answersWithPage(`http://localhost:${portalPort}/login`))) {
      if (hasEnded(command)) throw new Error(`npm start ended by itself: ${errors}`);
      await pause(25);
    }
    return performance.now() - start;
  } finally {
    await interrupt(command);
  }
}
