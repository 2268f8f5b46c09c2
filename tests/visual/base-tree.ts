import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/run-tool.ts';

function runCommand(description: string, cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`${description} failed:\n${stderr}`);
  return stdout.trim();
}

/** Returns the full hash of a commit; undefined if it does not exist. */
export function resolveCommit(name: string): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', `${name}^{commit}`],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : undefined;
}

const readLockfile = (folder: string) => readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8');

/**
 * Copies the installed dependencies into another tree. Links between packages are relative, so the copies
 * point to the packages of the other tree.
 */
function copyDependencies(folder: string): void {
  const folders = ['.', ...globSync(['packages/*', 'apps/*', 'tests'], { cwd: folder })];
  for (const subfolder of folders) {
    const from = join(root, subfolder, 'node_modules');
    const to = join(folder, subfolder, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/node_modules[\\/]\.(?:pnpm|cache|vite)\b/.test(file),
    });
  }
  symlinkSync(join(root, 'node_modules', '.pnpm'), join(folder, 'node_modules', '.pnpm'));
}

/** Checks out a commit into an empty folder and installs its dependencies. */
export function checkOutCommit(commit: string, folder: string): void {
  const archive = `${folder}.tar`;
  runCommand('Reading the commit', root, 'git', 'archive', '--output', archive, commit);
  runCommand('Unpacking the commit', folder, 'tar', '-xf', archive);
  if (readLockfile(folder) === readLockfile(root)) copyDependencies(folder);
  else runCommand('Installing', folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
}
