import { isTestFile } from './get-target.ts';

/** The layers of the portal, lowest first. The server may also use the first one. */
const layers = ['shared', 'platform', 'features', 'screens', 'app'] as const;

type Layer = (typeof layers)[number];

/** The features that a feature may import; none by default. A test checks for cycles. */
export const featureImports: Readonly<Record<string, readonly string[]>> = {
  attempts: ['invoices'],
  entry: ['footer'],
  notifications: ['orders'],
  invoices: ['lists'],
  lists: ['pdf', 'table-files'],
  accounts: ['invoices', 'lists', 'pdf'],
  orders: ['lists', 'pdf', 'stations'],
  payments: ['attempts', 'invoices', 'lists'],
  'payments-hub': ['attempts'],
  survey: ['forms'],
  claims: ['forms'],
  companies: ['forms', 'people'],
  vouchers: ['content', 'forms', 'table-files'],
};

/** Layer and folder of a portal file. */
interface Location {
  readonly layer: Layer;
  readonly folder: string;
}

/** Returns the layer and folder of a file; null for entry files and files outside the portal. */
function getLocation(file: string): Location | null {
  const [, layer, folder] = /^packages\/portal\/src\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  const knownLayer = layers.find((one) => one === layer);
  return knownLayer === undefined || folder === undefined ? null : { layer: knownLayer, folder };
}

/**
 * Returns the reason why `file` may not import `target` within the portal. Files may import only lower layers.
 * Screens may not import other screens, and features may import only the features in their row. The server may import
 * only the shared layer.
 */
export function getLayerViolation(file: string, target: string): string | undefined {
  if (file.startsWith('packages/portal/server/') && !isTestFile(file)) {
    const isShared =
      !/^packages\/portal\/(?!server\/)/.test(target) || getLocation(target)?.layer === 'shared';
    return isShared ? undefined : 'the server may import only src/shared';
  }
  const from = getLocation(file);
  const to = getLocation(target);
  if (from === null || to === null) return undefined;
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) {
    return `${from.layer} may not import ${to.layer}, which is a higher layer`;
  }
  if (from.layer !== to.layer || from.folder === to.folder) return undefined;
  if (from.layer === 'screens') {
    return `the screen ${from.folder} may not import the screen ${to.folder}`;
  }
  return from.layer === 'features' && !featureImports[from.folder]?.includes(to.folder)
    ? `the feature ${from.folder} may not import the feature ${to.folder}; see tools/import-boundaries/portal-layers.ts`
    : undefined;
}
