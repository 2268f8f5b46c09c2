import { runInParallel } from '../run-in-parallel.ts';
import { startTool } from '../run-tool.ts';
import { getTarball, packPackages } from './pack-packages.ts';
import type { PackageName } from './workspace-packages.ts';

/** Packs the packages and checks each tarball with publint, its types for ESM, and the kit's entry points. */
await packPackages();
const publint = (name: PackageName) =>
  [name, 'exec', 'publint', 'run', getTarball(name), '--strict'] as const;
const attw = (name: PackageName) => {
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--quiet'] as const;
  return [name, 'exec', 'attw', getTarball(name), ...options] as const;
};
const checks = [
  // The longest check comes first.
  ['ui', 'run', 'check:package', getTarball('ui')] as const,
  ...(['domain', 'data', 'flows'] as const).flatMap((name) => [attw(name), publint(name)]),
  publint('portal'),
];
const statuses = await runInParallel(checks, ([name, ...command]) =>
  startTool('pnpm', '--silent', '--filter', `@surtidor/${name}`, ...command),
);
process.exitCode = statuses.some((status) => status !== 0) ? 1 : 0;
