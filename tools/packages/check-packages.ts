import { runTool } from '../run-tool.ts';
import { getTarball, packPackages } from './pack-packages.ts';

/** Packs the packages and checks each tarball with publint, its types for ESM, and the kit's entry points. */
packPackages();
const exec = (name: 'domain' | 'data' | 'flows' | 'portal', ...command: string[]) =>
  runTool('pnpm', '--silent', '--filter', `@surtidor/${name}`, 'exec', ...command);
const checks = [
  ...(['domain', 'data', 'flows'] as const).flatMap((name) => [
    exec(name, 'publint', 'run', getTarball(name), '--strict'),
    exec(name, 'attw', getTarball(name), '--profile', 'esm-only', '--format', 'ascii', '--quiet'),
  ]),
  exec('portal', 'publint', 'run', getTarball('portal'), '--strict'),
  runTool('pnpm', '--silent', '--filter', '@surtidor/ui', 'run', 'check:package', getTarball('ui')),
];
process.exitCode = checks.some((status) => status !== 0) ? 1 : 0;
