import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildKit } from '../../tools/build-kit.ts';
import { readmeExamples } from './readme-examples.ts';

const apps = fileURLToPath(new URL('./apps', import.meta.url));
const kit = fileURLToPath(new URL('../../packages/ui', import.meta.url));

function run(what: string, cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('pnpm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // A consumer is not in a test run: its tools decide by themselves what they build for.
    env: { ...process.env, NODE_ENV: '' },
  });
  if (status !== 0) throw new Error(`${what} did not work:\n${stdout}\n${stderr}`);
}

/** Puts the examples of the kit's README beside the page whose types are checked when it is built. */
function writeReadmeExamples(folder: string): void {
  for (const { file, code } of readmeExamples(readFileSync(join(kit, 'README.md'), 'utf8'))) {
    const path = join(folder, 'server-page/src/readme', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
}

/** Consumers of the kit outside the workspace, with the packed kit installed and built. */
export interface Consumers {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Copies the consumers out of the workspace, packs the kit and installs it there as any
 * user would: the tarball, and the rest from the registry or the machine's own store.
 */
export function installConsumers(): Consumers {
  buildKit();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-consumers-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(apps, folder, { recursive: true });
    writeReadmeExamples(folder);
    // It was built above: no script runs twice.
    run(
      'Packing the kit',
      kit,
      'pack',
      '--config.ignore-scripts=true',
      '--out',
      join(folder, 'surtidor-ui.tgz'),
    );
    // The tarball is new each time, so the lockfile holds everything but the kit.
    run('Installing', folder, 'install', '--prefer-offline', '--no-frozen-lockfile');
    run('Building the consumers', folder, '--recursive', 'run', 'build');
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
