import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getManifestPath,
  getPackageFolder,
  type PackageName,
  packageNames,
} from './workspace-packages.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

/** Third-party works that a package contains, besides its dependencies. */
const includedWorks: Readonly<Partial<Record<PackageName, string>>> = {
  ui: 'The package contains the font Nunito Sans under the SIL Open Font License 1.1; its text is `dist/fonts/LICENSE`.',
};

/** Returns the third-party notice of a package: each dependency with its version and licence. */
export function createThirdPartyNotice(name: PackageName): string {
  const { dependencies = {} } = readManifest(getManifestPath(name));
  const rows = Object.keys(dependencies)
    .filter((dependency) => !dependency.startsWith('@surtidor/'))
    .map((dependency) => {
      const { version, license } = readManifest(
        join(getPackageFolder(name), 'node_modules', dependency, 'package.json'),
      );
      if (license === undefined) throw new Error(`${dependency} declares no licence.`);
      return `| ${dependency} | ${version} | ${license} |`;
    });
  return [
    '# Third-party notices',
    '',
    `@surtidor/${name} installs these packages, each with the text of its licence:`,
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...rows,
    ...(includedWorks[name] ? ['', includedWorks[name]] : []),
    '',
  ].join('\n');
}

/** Returns the path of a package's third-party notice. */
export const getNoticePath = (name: PackageName): string =>
  join(getPackageFolder(name), 'THIRD-PARTY-NOTICES.md');

/** Writes the third-party notice of every package. */
export const writeThirdPartyNotices = (): void => {
  for (const name of packageNames) writeFileSync(getNoticePath(name), createThirdPartyNotice(name));
};
