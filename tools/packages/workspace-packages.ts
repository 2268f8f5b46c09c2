import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-tool.ts';

/** The packages that are published, each after those it depends on. */
export const packageNames = ['domain', 'data', 'ui'] as const;

/** The folder of a published package. */
export type PackageName = (typeof packageNames)[number];

export const isPackageName = (name: unknown): name is PackageName =>
  packageNames.some((one) => one === name);

export const packageFolder = (name: PackageName): string => join(root, 'packages', name);

export const manifestPath = (name: PackageName): string =>
  join(packageFolder(name), 'package.json');

/** The versions of the published packages by the names that users install. */
export const packageVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    packageNames.map((name) => {
      const { version } = JSON.parse(readFileSync(manifestPath(name), 'utf8'));
      return [`@surtidor/${name}`, version];
    }),
  );
