/**
 * Packs the package as it would be published and checks it with publint, the ESM types check, and a
 * program that is compiled and run against it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'surtidor-domain-'));
const tarball = join(work, 'domain.tgz');
const installed = join(work, 'node_modules', '@surtidor', 'domain');

const run = (
  title: string,
  command: string,
  args: readonly string[],
  cwd = packageFolder,
): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${title} found something wrong.`);
  console.log(`ok: ${title}`);
};

/** What a user's own tsconfig would say. */
const compile = (resolution: 'nodenext' | 'bundler'): readonly string[] => [
  ...['--strict', '--noEmit', '--skipLibCheck', 'false', '--target', 'es2024'],
  ...['--lib', 'es2024,dom'],
  ...['--module', resolution === 'bundler' ? 'esnext' : resolution],
  ...['--moduleResolution', resolution, 'consumer.ts'],
];

try {
  run('build', 'tsup', ['--silent']);
  run('pack', 'pnpm', ['pack', '--out', tarball]);
  run('publint', 'publint', ['run', tarball, '--strict']);
  run('types for ESM consumers', 'attw', [tarball, '--profile', 'esm-only']);

  mkdirSync(installed, { recursive: true });
  run('unpack', 'tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  for (const name of ['crypto-js', 'dayjs']) {
    symlinkSync(join(packageFolder, 'node_modules', name), join(work, 'node_modules', name));
  }
  cpSync(join(packageFolder, 'test', 'consumer', 'consumer.ts'), join(work, 'consumer.ts'));
  writeFileSync(join(work, 'package.json'), '{ "type": "module" }');
  run('consumer, nodenext', 'tsc', compile('nodenext'), work);
  run('consumer, bundler', 'tsc', compile('bundler'), work);
  run('consumer, run', process.execPath, ['consumer.ts'], work);
} finally {
  rmSync(work, { recursive: true, force: true });
}
