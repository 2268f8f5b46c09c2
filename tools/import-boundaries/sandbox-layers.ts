/** The layers of the sandbox, lowest first. Members are folders or files. */
const layers: readonly (readonly string[])[] = [
  ['shared', 'countries', 'faults', 'stores.ts'],
  // Conventions and supported schema.
  ['mode'],
  ['database'],
  // The context of a request, with interfaces for higher layers.
  ['environment'],
  ['activity'],
  ['auth', 'locks'],
  // Areas of the backend, independent of each other.
  [
    'accounts',
    'associates',
    'certificates',
    'claims',
    'compensations',
    'content',
    'orders',
    'payments',
    'survey',
    'vouchers',
  ],
  [
    'insert-product.ts',
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

/** Members that may import other members of the same layer. */
const connectedMembers: ReadonlySet<string> = new Set([
  'shared',
  'countries',
  'stores.ts',
  'insert-product.ts',
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
const getMember = (file: string): string | undefined =>
  /^apps\/sandbox\/src\/([^/]+)/.exec(file)?.[1];

const getHeight = (member: string): number => layers.findIndex((layer) => layer.includes(member));

/**
 * Returns the reason why `file` may not import `target` within the sandbox. Files may import only lower layers,
 * and areas may not import each other.
 */
export function getSandboxLayerViolation(file: string, target: string): string | undefined {
  const from = getMember(file);
  const to = getMember(target);
  if (from === undefined || to === undefined || from === to) return undefined;
  for (const member of [from, to]) {
    if (getHeight(member) < 0)
      return `tools/import-boundaries/sandbox-layers.ts does not contain ${member}`;
  }
  if (getHeight(to) > getHeight(from))
    return `${from} may not import ${to}, which is a higher layer`;
  return getHeight(to) === getHeight(from) &&
    !(connectedMembers.has(from) && connectedMembers.has(to))
    ? `${from} may not import ${to}, which is in the same layer`
    : undefined;
}
