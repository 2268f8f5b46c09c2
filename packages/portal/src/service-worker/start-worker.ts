import type { WorkerScope } from './worker-types.ts';

/** The content of a build. */
export interface BuiltFiles {
  /** The version of the build: a hash of its files. */
  readonly version: string;
  /** The urls of files with a content hash. */
  readonly files: readonly string[];
}

/** The offline page; it has no user data and needs no other file. */
export const offlinePage = '/offline';

const prefix = 'surtidor-build-';

/** The number of cached builds: this one and one for open tabs. */
const maxCachedBuilds = 2;

async function install({ caches }: WorkerScope, name: string, files: readonly string[]) {
  const cache = await caches.open(name);
  await cache.addAll([
    new Request(offlinePage, { cache: 'reload', credentials: 'omit' }),
    ...files,
  ]);
}

/** Cache names are in order of creation. */
async function deleteOldBuilds({ caches }: WorkerScope, name: string) {
  const otherCaches = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
  const outdatedBuilds = otherCaches.slice(
    0,
    Math.max(0, otherCaches.length - (maxCachedBuilds - 1)),
  );
  await Promise.all(outdatedBuilds.map((key) => caches.delete(key)));
}

/** Pages always come from the server; offline, the offline page is shown. */
async function respondWithPage(
  { caches, fetch }: WorkerScope,
  request: Request,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match(offlinePage);
    if (page === undefined) throw error;
    return page;
  }
}

/** Hashed files never change, so the cache is always valid. */
const respondWithFile = async (
  { caches, fetch }: WorkerScope,
  request: Request,
): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/**
 * Caches the hashed files of the build and the offline page. Everything else goes to the network: no user
 * data is ever cached.
 */
export function startWorker(scope: WorkerScope, { version, files }: BuiltFiles): void {
  const name = `${prefix}${version}`;
  scope.addEventListener('install', (event) => {
    event.waitUntil(install(scope, name, files).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(deleteOldBuilds(scope, name).then(() => scope.clients.claim()));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(respondWithPage(scope, request));
    else if (pathname.startsWith('/assets/')) event.respondWith(respondWithFile(scope, request));
  });
}
