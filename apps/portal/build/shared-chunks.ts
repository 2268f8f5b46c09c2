import type { Plugin } from 'vite';
import { type LoadedPart, loadedParts } from './loaded-parts.ts';
import { type FirstChunk, startModules } from './start-modules.ts';

/** The chunks that are put together here; every other is the bundler's. */
type SharedChunk = FirstChunk | 'pages' | 'lists' | 'accounts' | 'orders' | `first-${string}`;

const firstChunks: ReadonlySet<SharedChunk | undefined> = new Set(['entry', 'portal', 'dashboard']);

const screen = (name: string) => `src/screens/${name}/${name}-screen.tsx`;
const accountScreens = ['account-status', 'account-history'].map(screen);
const paymentScreens = ['pending-invoices', 'cash-payment', 'compensate', 'compensations'].map(
  screen,
);
const listScreens = [...accountScreens, ...paymentScreens];
const orderScreens = ['orders-list', 'order-details'].map(screen);

/** Folders whose parts are loaded from the screens of lists and from nowhere else. */
const listFolders = [
  'src/features/orders/',
  'src/features/lists/',
  'src/features/pdf/',
  'src/features/accounts/',
  'src/features/payments-hub/',
  'src/screens/orders-list/',
].concat(listScreens.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));

const beginsAt =
  (...ends: readonly string[]) =>
  ({ root }: LoadedPart) =>
    ends.some((end) => root.endsWith(end));

/** Pages that show little: what they share with the lists stays in files of its own. */
const lightPages = [
  'src/screens/dashboard/',
  'src/screens/transaction-result/',
  'src/screens/edit-profile/edit-profile-screen.tsx',
  'src/screens/edit-profile/terms/',
  'src/screens/notifications/',
  'src/screens/survey/',
  'src/screens/dynamic-form/',
];

const isIn =
  (folders: readonly string[]) =>
  ({ root }: LoadedPart): boolean =>
    folders.some((folder) => root.includes(folder));

/** Folders whose parts only the pages of orders load. */
const orderFolders = [
  'src/features/orders/',
  'src/screens/orders-list/',
  'src/screens/order-details/',
];

/** Parts that look for orders too, late: fetching what the pages of orders share costs them little. */
const lateWithOrders = [
  'src/app/palette/',
  'src/features/last-visit/',
  'src/screens/due-calendar/',
  'src/platform/messages/',
];

const isOfLists = isIn(listFolders);
const isOfOrders = isIn([...orderFolders, ...lateWithOrders]);
const isLight = isIn(lightPages);
const isOfScreen = isIn(['src/screens/']);

/** A chunk for what both pages of orders need, and nobody else but what looks for orders late. */
const orderChunk = (users: readonly LoadedPart[]): SharedChunk | null =>
  users.every(isOfOrders) && users.filter(beginsAt(...orderScreens)).length > 1 ? 'orders' : null;

/**
 * A chunk for what list screens share, with other pages or alone; null for every other module. The
 * orders list shows cards alone: it takes what it shares with the lists of money in small files, and
 * none of their tables.
 */
function listChunk(users: readonly LoadedPart[]): SharedChunk | null {
  if (users.some(beginsAt(...orderScreens))) return orderChunk(users);
  const screens = users.filter(beginsAt(...listScreens));
  const others = users.filter((user) => !isOfLists(user));
  if (screens.length < 2 || others.some((user) => isLight(user) || !isOfScreen(user))) return null;
  if (others.length > 0) return 'pages';
  return screens.every(beginsAt(...accountScreens)) ? 'accounts' : 'lists';
}

/** Hooks of a few lines that pieces of every page use: a file of their own costs more than they weigh. */
const smallHooks = '/packages/ui/src/hooks/';

/** The chunk of a module, by the parts that need it. */
function chunkFor(users: readonly LoadedPart[]): SharedChunk | null {
  const isFor = (...ends: readonly string[]) => users.some(beginsAt(...ends));
  if (isFor('src/main.tsx', '/index.html')) return 'entry';
  if (isFor(startModules.portal)) return 'portal';
  // What other screens need too must not bring them the dashboard.
  if (isFor(startModules.dashboard)) return users.length > 1 ? 'portal' : 'dashboard';
  return listChunk(users);
}

/** The screen whose first queries a part begins with; undefined for every other part. */
const screenOfFirstQueries = ({ root }: LoadedPart): string | undefined =>
  /src\/screens\/([^/]+)\/first-queries\.ts$/.exec(root)?.[1];

/** The parts with each screen's first queries counted to the screen: no page has one without the other. */
const withFirstQueries = (parts: readonly LoadedPart[]): readonly LoadedPart[] =>
  parts.flatMap((part) => {
    if (screenOfFirstQueries(part) !== undefined) return [];
    const own = parts.find((other) => {
      const name = screenOfFirstQueries(other);
      return name !== undefined && part.root.endsWith(screen(name));
    });
    return own ? [{ ...part, modules: new Set([...part.modules, ...own.modules]) }] : [part];
  });

/** The screen that a part is of; undefined for a part of none. */
const screenOf = ({ root }: LoadedPart): string | undefined =>
  /src\/screens\/([^/]+)\//.exec(root)?.[1];

/**
 * The chunk of a module that first queries need: what one screen asks stands in one file, what two ask
 * in one for both, what more ask in one for all, so that none waits for what only draws. What other
 * screens draw with besides is left to the bundler, null; undefined is for every other module.
 */
function firstQueriesChunk(
  id: string,
  parts: readonly LoadedPart[],
): SharedChunk | null | undefined {
  const users = parts.filter(({ root, modules }) => root !== id && modules.has(id));
  const requesting = new Set(users.flatMap((part) => screenOfFirstQueries(part) ?? []));
  if (requesting.size === 0) return undefined;
  const screens = new Set(users.flatMap((part) => screenOf(part) ?? []));
  if (screens.size > requesting.size) return null;
  return `first-${requesting.size > 2 ? 'of-many' : [...requesting].sort().join('-')}`;
}

/** The chunk of each module that gets one here. */
function chunksByModule(parts: readonly LoadedPart[]): ReadonlyMap<string, SharedChunk> {
  const chunks = new Map<string, SharedChunk>();
  const pages = withFirstQueries(parts);
  for (const id of new Set(parts.flatMap(({ modules }) => [...modules]))) {
    const isSmallHook = id.replaceAll('\\', '/').includes(smallHooks);
    const users = pages.filter(({ modules }) => modules.has(id));
    const own = chunkFor(users);
    // What the sign-in page renders with stays in its file: asked of the next one, the two would wait
    // for each other.
    const chunk = isSmallHook && own !== 'entry' ? 'portal' : own;
    const requesting = firstChunks.has(chunk ?? undefined)
      ? undefined
      : firstQueriesChunk(id, parts);
    const named = requesting === undefined ? chunk : requesting;
    if (named !== null) chunks.set(id, named);
  }
  return chunks;
}

/**
 * Puts what the sign-in page needs into one file, what every signed-in page needs besides into
 * another, what only the dashboard needs into a third, and what the lists share into a few
 * more: with other pages, among themselves, those of the account and those of orders. Left to itself the bundler makes a small file of each handful of modules that screens
 * share, and a page would ask for two dozen of them, each compressed by itself.
 *
 * Which modules these are is known only after unused code was dropped. So the client is built
 * twice: the first build teaches, the second one is kept.
 */
export function sharedChunks() {
  let chunks: ReadonlyMap<string, SharedChunk> = new Map();
  const learn: Plugin = {
    name: 'surtidor:shared-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.config.consumer === 'server' || chunks.size > 0) return;
      chunks = chunksByModule(loadedParts(bundle));
    },
  };
  return {
    plugin: learn,
    /** The chunk of a module in the second build; null leaves it to the bundler. */
    chunkOf: (id: string): SharedChunk | null => chunks.get(id) ?? null,
    /** Whether a module belongs to a first visit. */
    isFirst: (id: string): boolean => firstChunks.has(chunks.get(id)),
  };
}
