/**
 * Looks at the packed kit, a tarball named by the first argument, as its users will: publint, the
 * types check for ESM consumers, every entry point opened, and an app that is compiled and rendered on a
 * server against it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getSpecifier, publicEntries } from './public-entries.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'surtidor-ui-'));
const [tarball = ''] = process.argv.slice(2);
const modules = join(work, 'node_modules');

const run = (title: string, command: string, args: readonly string[], cwd = packageFolder) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${title} found something wrong.`);
  console.log(`ok: ${title}`);
};

const entryPoints = Object.keys(publicEntries(packageFolder)).map(getSpecifier);

/** A module that opens every entry point and finds something behind each. */
const entryPointsModule = () => {
  const lines = entryPoints.map(
    (entryPoint, at) => `import * as entryPoint${at} from '${entryPoint}';`,
  );
  const opened = entryPoints.map((_entryPoint, at) => `entryPoint${at}`).join(', ');
  const check = `for (const entryPoint of [${opened}]) if (Object.keys(entryPoint).length === 0) throw new Error('empty');`;
  return `${lines.join('\n')}\n${check}\n`;
};

const fromPackage = [
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
  const types = [
    ...[tarball, '--profile', 'esm-only', '--format', 'ascii'],
    // A pattern hides its entry points from the check: they are named.
    ...[
      '--entrypoints',
      ...entryPoints.map((entryPoint) => entryPoint.replace('@surtidor/ui', '.')),
    ],
  ];
  const areFine = spawnSync('attw', [...types, '--quiet'], { cwd: packageFolder }).status === 0;
  if (areFine) console.log('ok: types for ESM consumers');
  else run('types for ESM consumers', 'attw', types);

  const installed = join(modules, '@surtidor', 'ui');
  mkdirSync(installed, { recursive: true });
  mkdirSync(join(modules, '@types'), { recursive: true });
  run('unpack', 'tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  for (const name of fromPackage) {
    symlinkSync(join(packageFolder, 'node_modules', name), join(modules, name));
  }
  cpSync(join(packageFolder, 'test', 'consumer', 'consumer.ts'), join(work, 'consumer.ts'));
  writeFileSync(join(work, 'entry-points.ts'), entryPointsModule());
  writeFileSync(join(work, 'package.json'), '{ "type": "module" }');
  const modulesToCheck = ['consumer.ts', 'entry-points.ts'];
  const strict = ['--strict', '--noEmit', '--target', 'es2024', '--lib', 'es2024,dom,dom.iterable'];
  const bundler = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  run('consumer, nodenext', 'tsc', [...strict, '--module', 'nodenext', ...modulesToCheck], work);
  run('consumer, bundler', 'tsc', [...strict, ...bundler, ...modulesToCheck], work);
  run(`${entryPoints.length} entry points`, process.execPath, ['entry-points.ts'], work);
  run('consumer, drawn on a server', process.execPath, ['consumer.ts'], work);
} finally {
  rmSync(work, { recursive: true, force: true });
}
