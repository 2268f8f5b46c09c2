import type { WorkerScope } from './worker-types.ts';

/** What one build brings. */
export interface BuiltFiles {
  /** Names the build: another list of files is another build. */
  readonly version: string;
  /** Addresses of the files whose names carry a hash of their content. */
  readonly files: readonly string[];
}

/** The page that says that there is no connection; it knows nobody and needs no other file. */
export const offlinePage = '/offline';

const prefix = 'surtidor-build-';

/** How many builds are kept: this one, and the one that open tabs may still be of. */
const savedBuilds = 2;

async function install({ caches }: WorkerScope, name: string, files: readonly string[]) {
  const cache = await caches.open(name);
  await cache.addAll([
    new Request(offlinePage, { cache: 'reload', credentials: 'omit' }),
    ...files,
  ]);
}

/** Cache names come in the order in which they were made. */
async function forgetOldBuilds({ caches }: WorkerScope, name: string) {
  const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
  const old = others.slice(0, Math.max(0, others.length - (savedBuilds - 1)));
  await Promise.all(old.map((key) => caches.delete(key)));
}

/** A page is always the server's own; without a connection it is the one that says so. */
async function answerPage({ caches, fetch }: WorkerScope, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match(offlinePage);
    if (page === undefined) throw error;
    return page;
  }
}

/** A built file never changes under its name, so the kept one is as good. */
const answerFile = async ({ caches, fetch }: WorkerScope, request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/**
 * Keeps the files of the build, which are the same for everybody, and the page that says that there
 * is no connection. Pages, answers and whatever else is asked for pass by: nothing of a person is
 * ever kept.
 */
export function startWorker(scope: WorkerScope, { version, files }: BuiltFiles): void {
  const name = `${prefix}${version}`;
  scope.addEventListener('install', (event) => {
    event.waitUntil(install(scope, name, files).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(forgetOldBuilds(scope, name).then(() => scope.clients.claim()));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(answerPage(scope, request));
    else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(scope, request));
  });
}
