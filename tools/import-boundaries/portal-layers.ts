/** The layers of the portal, lowest first. */
const layers = ['platform', 'features', 'screens', 'app'] as const;

type Layer = (typeof layers)[number];

/** Which features a feature may import. Others import none. A test checks for cycles. */
export const featureUses: Readonly<Record<string, readonly string[]>> = {
  attempts: ['invoices'],
  entry: ['footer'],
  'last-visit': ['invoices', 'orders'],
  notifications: ['orders'],
  invoices: ['table-files'],
  lists: ['pdf', 'table-files'],
  accounts: ['invoices', 'lists', 'pdf', 'table-files'],
  orders: ['lists', 'pdf', 'stations', 'table-files'],
  people: ['lists'],
  payments: ['attempts', 'invoices'],
  'payments-hub': ['attempts', 'payments'],
  compensations: ['attempts', 'invoices'],
  survey: ['forms'],
  vouchers: ['attempts', 'content', 'forms', 'lists', 'pdf', 'table-files'],
};

/** Layer and folder of a portal file. */
interface Place {
  readonly layer: Layer;
  readonly folder: string;
}

/** Null for entry files and files outside the portal. */
function getPlace(file: string): Place | null {
  const [, layer, folder] = /^apps\/portal\/src\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  const known = layers.find((one) => one === layer);
  return known === undefined || folder === undefined ? null : { layer: known, folder };
}

/**
 * Returns why `file` may not import `target` within the portal, as a sentence. Imports only go down,
 * screens never import screens, and features import only the features in their row.
 */
export function brokenLayers(file: string, target: string): string | undefined {
  const from = getPlace(file);
  const to = getPlace(target);
  if (from === null || to === null) return undefined;
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) {
    return `${from.layer} may not import ${to.layer}, which stands above it`;
  }
  if (from.layer !== to.layer || from.folder === to.folder) return undefined;
  if (from.layer === 'screens') {
    return `the screen ${from.folder} may not import the screen ${to.folder}`;
  }
  return from.layer === 'features' && !featureUses[from.folder]?.includes(to.folder)
    ? `the feature ${from.folder} may not import the feature ${to.folder}; tools/import-boundaries/portal-layers.ts says who may`
    : undefined;
}
