import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { fail, log } from '../console.ts';
import { findOverdue, type InstalledPackage } from './find-overdue.ts';

const outdatedSchema = z.record(z.string(), z.object({ current: z.string() }));

function readJson(...[command, ...parameters]: [string, ...string[]]): unknown {
  const { stdout } = spawnSync(command, parameters, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return fail(
      `'${[command, ...parameters].join(' ')}' did not respond with JSON.`,
      'Check the connection to the registry (npm ping) and run the command again.',
    );
  }
}

function readInstalledPackage([key, { current }]: [string, { current: string }]): InstalledPackage {
  // pnpm adds the version and the kind if a package is there twice: 'firebase@12.19.0 (dev)'.
  const name = key.replace(/(?<=.)@.*$/, '').replace(/ \(\w+\)$/, '');
  const published = z
    .record(z.string(), z.string())
    .parse(readJson('npm', 'view', name, 'time', '--json'));
  return { name, version: current, published };
}

/** Ends the process if an update of a dependency of the workspace is overdue (SECURITY.md). Needs the registry. */
export function checkUpdates(now: Date): void {
  const outdated = outdatedSchema.parse(
    readJson('pnpm', 'outdated', '--recursive', '--format', 'json'),
  );
  const overdue = findOverdue(Object.entries(outdated).map(readInstalledPackage), now);
  if (overdue.length > 0) {
    fail(
      `These dependencies have a newer version for longer than three months: ${overdue.map(({ name, version }) => `${name} ${version}`).join(', ')}.`,
      'Update them and run the command again.',
    );
  }
  log(`No update is overdue; ${Object.keys(outdated).length} dependencies have a newer version.`);
}
