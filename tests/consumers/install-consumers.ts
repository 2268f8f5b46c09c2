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
import { getReadmeExamples } from './readme-examples.ts';

const appsFolder = fileURLToPath(new URL('./apps', import.meta.url));
const exampleFolder = fileURLToPath(new URL('../../examples/otro-distribuidor', import.meta.url));
const packagesFolder = fileURLToPath(new URL('../../packages', import.meta.url));

const runFile = promisify(execFile);

/** Runs npm in a folder outside the workspace. */
async function runNpm(description: string, cwd: string, ...args: string[]): Promise<void> {
  // Removes the test run's NODE_ENV, so that the consumer's tools choose their own mode.
  const env = { ...process.env, NODE_ENV: '' };
  const options = { cwd, env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
  await runFile('npm', args, options).catch(({ stdout, stderr }) => {
    throw new Error(`${description} failed:\n${stdout}\n${stderr}`);
  });
}

const install = (folder: string, ...tarballs: readonly string[]) => {
  const options = ['--prefer-offline', '--no-audit', '--no-fund'];
  return runNpm(`Installing ${folder}`, folder, 'install', ...tarballs, ...options);
};

const build = (folder: string) => runNpm(`Building ${folder}`, folder, 'run', 'build');

/** Writes the examples from a package's README into a consumer, whose build checks their types. */
function writeReadmeExamples(packageName: string, folder: string): void {
  const readme = readFileSync(join(packagesFolder, packageName, 'README.md'), 'utf8');
  for (const { file, code } of getReadmeExamples(readme)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
}

/** Consumers outside the workspace, with the packed packages installed and built. */
export interface Consumers {
  readonly folder: string;
  readonly remove: () => void;
}

/** Folders with their own node_modules: React 19 and React 18. */
const installFolders = ['.', 'server-page'];
const consumers = [
  'vite-app',
  'server-page',
  'server-page-19',
  'plain-page',
  'program',
  'otro-distribuidor',
];

/**
 * Copies the consumers and the packed packages out of the workspace, then installs and builds the consumers
 * with npm.
 */
export async function installConsumers(): Promise<Consumers> {
  await packPackages();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-consumers-')));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  try {
    cpSync(appsFolder, folder, { recursive: true });
    for (const name of packageNames) {
      cpSync(getTarball(name), join(folder, `surtidor-${name}.tgz`));
    }
    writeReadmeExamples('ui', join(folder, 'server-page/src/readme'));
    for (const name of ['domain', 'data']) {
      writeReadmeExamples(name, join(folder, 'program/readme', name));
    }
    const portal = join(folder, 'otro-distribuidor');
    cpSync(exampleFolder, portal, { recursive: true });
    await Promise.all([
      ...installFolders.map((root) => install(join(folder, root))),
      // The example's package.json has version numbers, as after publishing.
      install(portal, ...packageNames.map((name) => `../surtidor-${name}.tgz`)),
    ]);
    await Promise.all(consumers.map((consumer) => build(join(folder, consumer))));
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
