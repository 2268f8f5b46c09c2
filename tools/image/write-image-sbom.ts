import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from '../run-tool.ts';
import type { SystemLibrary } from './system-files.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly [field: string]: unknown;
}

interface Sbom {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp: string };
  readonly components: readonly Component[];
  readonly dependencies: unknown;
}

const sortBy = <Row>(rows: readonly Row[], getKey: (row: Row) => string): readonly Row[] =>
  rows.toSorted((left, right) => (getKey(left) < getKey(right) ? -1 : 1));

/** Returns Node and the libraries of the system as components. */
const toSystemComponents = (
  nodeVersion: string,
  libraries: readonly SystemLibrary[],
): readonly Component[] => [
  {
    type: 'application',
    name: 'node',
    version: nodeVersion,
    purl: `pkg:generic/node@${nodeVersion}`,
    'bom-ref': 'usr/bin/node',
  },
  ...libraries.map(({ path, source }) => ({
    type: 'library',
    name: path,
    'bom-ref': path,
    ...(source && {
      version: source.version,
      purl: `pkg:deb/debian/${source.name.split(':')[0]}@${encodeURIComponent(source.version)}`,
    }),
  })),
];

/**
 * Writes the SBOM of an image (CycloneDX): the production dependencies of the app, of which the bundle contains a part,
 * Node and the libraries of the system. It has no random number and no other time than the image, and not pnpm's list of who
 * depends on whom, which assigns some packages to different parents in each run.
 * @param app The folder of the app, relative to the workspace.
 */
export function writeImageSbom(
  app: string,
  nodeVersion: string,
  libraries: readonly SystemLibrary[],
  epoch: number,
  file: string,
): void {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--filter', `./${app}`],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`pnpm sbom failed: ${stderr}`);
  const { serialNumber: _, dependencies: __, ...sbom }: Sbom = JSON.parse(stdout);
  const components = [...sbom.components, ...toSystemComponents(nodeVersion, libraries)];
  const reproducible = {
    ...sbom,
    metadata: { ...sbom.metadata, timestamp: new Date(epoch * 1000).toISOString() },
    components: sortBy(components, (component) => component['bom-ref']),
  };
  writeFileSync(file, `${JSON.stringify(reproducible, null, 1)}\n`);
}
