import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The workspace's root folder. Every command runs from it. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a tool in the foreground and returns its exit code. */
export function runTool(tool: string, ...parameters: string[]): number {
  const { status } = spawnSync(tool, parameters, {
    stdio: 'inherit',
    cwd: root,
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** Runs a tool beside others and returns its exit code. */
export const startTool = (tool: string, ...parameters: string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(tool, parameters, {
      stdio: 'inherit',
      cwd: root,
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
