import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getTarball, packPackages } from '../../tools/packages/pack-packages.ts';
import { packageNames } from '../../tools/packages/workspace-packages.ts';

const example = fileURLToPath(new URL('../../examples/alba', import.meta.url));
const runFile = promisify(execFile);

/** Copies the example out of the workspace and returns its folder; its packages are the packed ones. */
export async function copyExample(): Promise<string> {
  await packPackages();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surtidor-packed-portal-')));
  cpSync(example, folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|\.portal)(\/|$)/.test(path),
  });
  for (const name of packageNames) cpSync(getTarball(name), join(folder, `${name}.tgz`));
  const tarballs = Object.fromEntries(
    packageNames.map((name) => [`@surtidor/${name}`, `file:./${name}.tgz`]),
  );
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies = { ...manifest.dependencies, ...tarballs };
  Object.assign(manifest.devDependencies, { '@types/node': '24.19.2', typescript: '7.0.2' });
  // The tarballs depend on the versions of each other, which no registry has.
  manifest.overrides = tarballs;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    // pnpm fails if a package has an install script that is neither allowed nor refused.
    `allowBuilds:\n  '@firebase/util': false\n  protobufjs: false\noverrides:\n${Object.entries(
      tarballs,
    )
      .map(([name, file]) => `  '${name}': '${file}'\n`)
      .join('')}`,
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      include: ['*.ts', '*.tsx', 'src', '.portal/*.ts'],
      compilerOptions: {
        ...{ target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
        ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: false },
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
      },
    }),
  );
  return folder;
}

/**
 * Runs a program in a folder, outside the environment of the test.
 * @throws Error with everything that the program wrote, if it fails.
 */
export const run = (cwd: string, file: string, ...parameters: readonly string[]) =>
  runFile(file, parameters, {
    cwd,
    env: { ...process.env, NODE_ENV: '', CI: '' },
    maxBuffer: 2 ** 26,
  }).catch(({ stdout, stderr }) => {
    throw new Error(`${file} ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`);
  });
