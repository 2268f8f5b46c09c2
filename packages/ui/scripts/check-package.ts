/**
 * Checks the packed kit as its users install it: publint, types for ESM consumers, the import of every entry
 * point, and an app that is compiled and rendered on a server. The first argument is the path of the tarball.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPublicEntries, getSpecifier } from './get-public-entries.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const workFolder = mkdtempSync(join(tmpdir(), 'surtidor-ui-'));
const [tarball = ''] = process.argv.slice(2);
const nodeModules = join(workFolder, 'node_modules');

const run = (checkName: string, command: string, args: readonly string[], cwd = packageFolder) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${checkName} failed.`);
  console.log(`ok: ${checkName}`);
};

const entryPoints = Object.keys(getPublicEntries(packageFolder)).map(getSpecifier);

/** Returns a module that imports every entry point and throws if one has no exports. */
const createEntryPointsModule = () => {
  const imports = entryPoints.map(
    (entryPoint, index) => `import * as entryPoint${index} from '${entryPoint}';`,
  );
  const namespaces = entryPoints.map((_entryPoint, index) => `entryPoint${index}`).join(', ');
  const check = `for (const entryPoint of [${namespaces}]) if (Object.keys(entryPoint).length === 0) throw new Error('An entry point has no exports.');`;
  return `${imports.join('\n')}\n${check}\n`;
};

const linkedPackages = [
  'class-variance-authority',
  'clsx',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'tailwind-merge',
  '@types/react',
  '@types/react-dom',
];

try {
  run('publint', 'publint', ['run', tarball, '--strict']);
  const attwArgs = [
    ...[tarball, '--profile', 'esm-only', '--format', 'ascii'],
    // The check does not expand patterns of entry points.
    ...[
      '--entrypoints',
      ...entryPoints.map((entryPoint) => entryPoint.replace('@surtidor/ui', '.')),
    ],
  ];
  const areTypesValid =
    spawnSync('attw', [...attwArgs, '--quiet'], { cwd: packageFolder }).status === 0;
  if (areTypesValid) console.log('ok: types for ESM consumers');
  else run('types for ESM consumers', 'attw', attwArgs);

  const installFolder = join(nodeModules, '@surtidor', 'ui');
  mkdirSync(installFolder, { recursive: true });
  mkdirSync(join(nodeModules, '@types'), { recursive: true });
  run('unpack', 'tar', ['-xzf', tarball, '-C', installFolder, '--strip-components', '1']);
  for (const name of linkedPackages) {
    symlinkSync(join(packageFolder, 'node_modules', name), join(nodeModules, name));
  }
  cpSync(join(packageFolder, 'test', 'consumer', 'consumer.ts'), join(workFolder, 'consumer.ts'));
  writeFileSync(join(workFolder, 'entry-points.ts'), createEntryPointsModule());
  writeFileSync(join(workFolder, 'package.json'), '{ "type": "module" }');
  const modulesToCheck = ['consumer.ts', 'entry-points.ts'];
  const strictArgs = [
    '--strict',
    '--noEmit',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom,dom.iterable',
  ];
  const bundlerArgs = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  run(
    'consumer, nodenext',
    'tsc',
    [...strictArgs, '--module', 'nodenext', ...modulesToCheck],
    workFolder,
  );
  run('consumer, bundler', 'tsc', [...strictArgs, ...bundlerArgs, ...modulesToCheck], workFolder);
  run(`${entryPoints.length} entry points`, process.execPath, ['entry-points.ts'], workFolder);
  run('consumer, rendered on a server', process.execPath, ['consumer.ts'], workFolder);
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}
