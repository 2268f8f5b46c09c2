import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-tool.ts';

/** The published packages. Each comes after its dependencies. */
export const packageNames = ['domain', 'data', 'flows', 'ui', 'portal'] as const;

/** The folder name of a published package. */
export type PackageName = (typeof packageNames)[number];

export const isPackageName = (name: unknown): name is PackageName =>
  packageNames.some((one) => one === name);

export const getPackageFolder = (name: PackageName): string => join(root, 'packages', name);

export const getManifestPath = (name: PackageName): string =>
  join(getPackageFolder(name), 'package.json');

/** Returns the versions of the published packages by their npm names. */
export const readPackageVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    packageNames.map((name) => {
      const { version } = JSON.parse(readFileSync(getManifestPath(name), 'utf8'));
      return [`@surtidor/${name}`, version];
    }),
  );
