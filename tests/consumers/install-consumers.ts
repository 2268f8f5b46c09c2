import { execFile } from 'node:child_process';
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
import { promisify } from 'node:util';
import { getTarball, packPackages } from '../../tools/packages/pack-packages.ts';
import { packageNames } from '../../tools/packages/workspace-packages.ts';
import { readmeExamples } from './readme-examples.ts';

const apps = fileURLToPath(new URL('./apps', import.meta.url));
const example = fileURLToPath(new URL('../../examples/otro-distribuidor', import.meta.url));
const kit = fileURLToPath(new URL('../../packages/ui', import.meta.url));

const spawn = promisify(execFile);

/** Runs npm as outside the workspace. */
async function npm(what: string, cwd: string, ...args: string[]): Promise<void> {
  // Without the test run's variables: the consumer's tools choose their own mode.
  const env = { ...process.env, NODE_ENV: '' };
  const options = { cwd, env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
  await spawn('npm', args, options).catch(({ stdout, stderr }) => {
    throw new Error(`${what} did not work:\n${stdout}\n${stderr}`);
  });
}

const install = (folder: string, ...tarballs: readonly string[]) => {
  const options = ['--prefer-offline', '--no-audit', '--no-fund'];
  return npm(`Installing ${folder}`, folder, 'install', ...tarballs, ...options);
};

const build = (folder: string) => npm(`Building ${folder}`, folder, 'run', 'build');

/** Writes the examples of the kit's README next to the page, whose build checks types. */
function writeReadmeExamples(folder: string): void {
  for (const { file, code } of readmeExamples(readFileSync(join(kit, 'README.md'), 'utf8'))) {
    const path = join(folder, 'server-page/src/readme', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
}

/** Consumers outside the workspace, with the packed packages installed and built. */
export interface Consumers {
  readonly folder: string;
  readonly remove: () => void;
}

/** Each has its own node_modules: React 19 above, React 18 below. */
const roots = ['.', 'server-page'];
const consumers = [
  'vite-app',
  'server-page',
  'server-page-19',
  'plain-page',
  'program',
  'otro-distribuidor',
];

/**
 * Copies the consumers and the packed packages out of the workspace, then installs and
 * builds them with npm: the tarballs, and other packages from the registry or npm's cache.
 */
export async function installConsumers(): Promise<Consumers> {
  packPackages();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-consumers-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(apps, folder, { recursive: true });
    for (const name of packageNames) {
      cpSync(getTarball(name), join(folder, `surtidor-${name}.tgz`));
    }
    writeReadmeExamples(folder);
    const portal = join(folder, 'otro-distribuidor');
    cpSync(example, portal, { recursive: true });
    await Promise.all([
      ...roots.map((root) => install(join(folder, root))),
      // Its package.json has version numbers, as after publishing.
      install(portal, ...packageNames.map((name) => `../surtidor-${name}.tgz`)),
    ]);
    await Promise.all(consumers.map((consumer) => build(join(folder, consumer))));
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
