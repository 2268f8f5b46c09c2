/** The layers of the sandbox, lowest first: folders or single files. */
const layers: readonly (readonly string[])[] = [
  ['shared', 'countries', 'faults', 'stores.ts'],
  // Conventions and supported schema.
  ['mode'],
  ['database'],
  // Context of a request, with interfaces for higher layers.
  ['environment'],
  ['auth', 'locks'],
  // Areas of the backend, independent of each other.
  [
    'accounts',
    'associates',
    'certificates',
    'compensations',
    'content',
    'orders',
    'payments',
    'survey',
    'vouchers',
  ],
  [
    'product-fields.ts',
    'run-with-fault.ts',
    'create-context.ts',
    'root-fields.ts',
    'schema.ts',
    'yoga.ts',
  ],
  ['scenarios'],
  ['services'],
  ['browser.ts', 'index.ts', 'main.ts'],
];

/** Layers whose members may import each other. */
const together: ReadonlySet<string> = new Set([
  'shared',
  'countries',
  'stores.ts',
  'product-fields.ts',
  'run-with-fault.ts',
  'create-context.ts',
  'root-fields.ts',
  'schema.ts',
  'yoga.ts',
  'browser.ts',
  'index.ts',
  'main.ts',
]);

/** Returns the folder of a file in the sandbox's `src`, or its name at the top level. */
const getPlace = (file: string): string | undefined =>
  /^apps\/sandbox\/src\/([^/]+)/.exec(file)?.[1];

const getHeight = (place: string): number => layers.findIndex((layer) => layer.includes(place));

/**
 * Returns why `file` may not import `target` within the sandbox, as a sentence. Imports only go down,
 * and areas never import each other.
 */
export function brokenSandboxLayers(file: string, target: string): string | undefined {
  const from = getPlace(file);
  const to = getPlace(target);
  if (from === undefined || to === undefined || from === to) return undefined;
  for (const place of [from, to]) {
    if (getHeight(place) < 0)
      return `tools/import-boundaries/sandbox-layers.ts does not say where ${place} stands`;
  }
  if (getHeight(to) > getHeight(from)) return `${from} may not import ${to}, which stands above it`;
  return getHeight(to) === getHeight(from) && !(together.has(from) && together.has(to))
    ? `${from} may not import ${to}, which stands beside it`
    : undefined;
}
