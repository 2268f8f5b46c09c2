import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type LoadedPart, loadedParts, moduleBytes } from './loaded-parts.ts';
import { type FirstChunk, startModules } from './start-modules.ts';

/** The chunks that are put together here; every other is the bundler's. */
type SharedChunk =
  | FirstChunk
  | 'pages'
  | 'lists'
  | 'accounts'
  | 'orders'
  | `first-${string}`
  | 'late'
  | `late-${string}`;

const firstChunks: ReadonlySet<SharedChunk | undefined> = new Set([
  'entry',
  'sign-in',
  'portal',
  'dashboard',
]);

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
  // What both need every page has: a session must not wait for the sign-in page, nor that for a session.
  const isForSession = isFor(startModules.portal, startModules.dashboard);
  if (isFor(startModules['sign-in'])) return isForSession ? 'entry' : 'sign-in';
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

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** What every signed-in page fetches once it is painted, part by part. */
const isLate = beginsAt(
  'src/app/bell/bell.tsx',
  'src/app/frame/header-links.tsx',
  'src/app/frame/offline-banner.tsx',
  'src/app/idle/idle-warning.tsx',
  'src/app/menu/menu-panel.tsx',
  'src/app/pending-payments/pending-payments-indicator.tsx',
  'src/features/attempts/attempt-engine.ts',
  'src/features/attempts/attempts-in-progress.tsx',
  'src/screens/dashboard/parts/quick-access.tsx',
);

/**
 * The chunk of a module that late parts need, by the parts that need it earlier. Late parts count as one,
 * for a page has all of them or none: so nobody waits for what it does not need. Null for every other
 * module.
 */
function lateChunk(users: readonly LoadedPart[]): SharedChunk | null {
  if (!users.some(isLate)) return null;
  const early = users.filter((user) => !isLate(user));
  if (early.length === 0) return 'late';
  const roots = early.map(({ root }) => relative(workspace, root)).sort();
  return `late-${createHash('sha256').update(roots.join('\n')).digest('hex').slice(0, 8)}`;
}

/** A late chunk of less than this, in bytes before it is minified, is not worth a request of its own. */
const smallChunk = 800;

/** Puts the small late chunks into one: a page that needs one of them fetches a few hundred bytes more. */
function joinSmall(
  chunks: ReadonlyMap<string, SharedChunk>,
  bytesOf: (id: string) => number,
): ReadonlyMap<string, SharedChunk> {
  const bytes = new Map<SharedChunk, number>();
  for (const [id, chunk] of chunks) bytes.set(chunk, (bytes.get(chunk) ?? 0) + bytesOf(id));
  const joined = (chunk: SharedChunk): SharedChunk =>
    chunk.startsWith('late-') && (bytes.get(chunk) ?? 0) < smallChunk ? 'late-small' : chunk;
  return new Map([...chunks].map(([id, chunk]) => [id, joined(chunk)]));
}

/** The chunk of each module that gets one here. */
function chunksByModule(
  parts: readonly LoadedPart[],
  bytesOf: (id: string) => number,
): ReadonlyMap<string, SharedChunk> {
  const chunks = new Map<string, SharedChunk>();
  const pages = withFirstQueries(parts);
  for (const id of new Set(parts.flatMap(({ modules }) => [...modules]))) {
    const isSmallHook = id.replaceAll('\\', '/').includes(smallHooks);
    const users = pages.filter(({ modules }) => modules.has(id));
    const own = chunkFor(users);
    // What the sign-in page renders with stays in its files: asked of the next one, the two would wait
    // for each other.
    const chunk = isSmallHook && own !== 'entry' && own !== 'sign-in' ? 'portal' : own;
    const requesting = firstChunks.has(chunk ?? undefined)
      ? undefined
      : firstQueriesChunk(id, parts);
    const named = (requesting === undefined ? chunk : requesting) ?? lateChunk(users);
    if (named !== null) chunks.set(id, named);
  }
  return joinSmall(chunks, bytesOf);
}

/**
 * Puts what every page needs into one file, and what is needed besides by the sign-in page, by every
 * signed-in page and by the dashboard alone into one file each. What the lists share goes into a few
 * more: with other pages, among themselves, those of the account and those of orders. The fields of
 * the sign-in page stay with it: a form fetches them from there, where most visits have been already.
 * What is fetched once a page is painted stands together too.
 * Left to itself the bundler makes a small file of each handful of modules that screens share, and a
 * page would ask for two dozen of them, each compressed by itself.
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
      const bytes = moduleBytes(bundle);
      chunks = chunksByModule(loadedParts(bundle), (id) => bytes.get(id) ?? 0);
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
