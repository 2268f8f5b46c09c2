import { beforeEach, expect, test, vi } from 'vitest';
import { offlinePage, startWorker } from './start-worker.ts';
import type { ExtendableWorkerEvent, FetchWorkerEvent, WorkerScope } from './worker-types.ts';

const origin = 'https://portal.example.com';

/** A CacheStorage in memory, which fetches added urls. */
class Caches {
  readonly stored = new Map<string, Map<string, string>>();

  keys = async () => [...this.stored.keys()];
  delete = async (name: string) => this.stored.delete(name);
  match = async (request: Request | string) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    for (const files of this.stored.values()) {
      const body = files.get(path);
      if (body !== undefined) return new Response(body);
    }
    return undefined;
  };
  open = async (name: string) => ({
    addAll: async (requests: readonly (Request | string)[]) => {
      const files = new Map(
        requests.map((request) => {
          const path = typeof request === 'string' ? request : new URL(request.url).pathname;
          return [path, `cached ${path}`] as const;
        }),
      );
      this.stored.set(name, files);
    },
  });
}

/** A worker of a build with its events and a network that can be offline. */
function setUp(caches: Caches, version: string, files: readonly string[]) {
  const listeners: Partial<Record<string, (event: never) => void>> = {};
  const network = { isOffline: false, requests: [] as string[] };
  const scope = {
    caches,
    location: { origin },
    clients: { claim: vi.fn(async () => undefined) },
    skipWaiting: vi.fn(async () => undefined),
    fetch: async ({ url }: Request) => {
      network.requests.push(new URL(url).pathname);
      if (network.isOffline) throw new TypeError('Failed to fetch');
      return new Response(`live ${new URL(url).pathname}`);
    },
    addEventListener: (kind: string, listener: (event: never) => void) => {
      listeners[kind] = listener;
    },
  };
  startWorker(scope as unknown as WorkerScope, { version, files });
  const runHandler = async (kind: 'install' | 'activate') => {
    const promises: Promise<unknown>[] = [];
    const event: ExtendableWorkerEvent = { waitUntil: (one) => promises.push(one) };
    listeners[kind]?.(event as never);
    await Promise.all(promises);
  };
  const load = async (path: string, init: { mode?: string; method?: string } = {}) => {
    const { mode = 'cors', method = 'GET' } = init;
    const request = { url: new URL(path, origin).href, mode, method };
    let responsePromise: Promise<Response> | null = null;
    const event: FetchWorkerEvent = {
      request: request as Request,
      respondWith: (response) => {
        responsePromise = response;
      },
    };
    listeners.fetch?.(event as never);
    const response: Promise<Response> | null = responsePromise;
    return response === null ? null : await (await (response as Promise<Response>)).text();
  };
  return { scope, network, runHandler, load };
}

beforeEach(() => {
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(path: string) {
        this.url = new URL(path, origin).href;
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

test('pages come from the server, or show the offline page', async () => {
  const { runHandler, load, network } = setUp(new Caches(), 'a', ['/assets/a.js']);
  await runHandler('install');
  expect(await load('/admin/orders-list', { mode: 'navigate' })).toBe('live /admin/orders-list');
  network.isOffline = true;
  expect(await load('/admin/orders-list', { mode: 'navigate' })).toBe(`cached ${offlinePage}`);
});

test('built files come from the cache, others from the server', async () => {
  const { runHandler, load, network } = setUp(new Caches(), 'a', ['/assets/a.js']);
  await runHandler('install');
  expect(await load('/assets/a.js')).toBe('cached /assets/a.js');
  expect(await load('/assets/b.js')).toBe('live /assets/b.js');
  expect(network.requests).toEqual(['/assets/b.js']);
});

test.each([
  ['/graphql', { method: 'POST' }],
  ['/login', { mode: 'navigate', method: 'POST' }],
  ['/server-middleware/realtime-credentials', {}],
  ['/icons/icon-192.png', {}],
  ['https://files.example.com/assets/a.js', {}],
])('%s is not handled and not cached', async (path, init) => {
  const caches = new Caches();
  const { runHandler, load } = setUp(caches, 'a', ['/assets/a.js']);
  await runHandler('install');
  const cachedPaths = [...caches.stored.values()].map((files) => [...files.keys()]);
  expect(await load(path, init)).toBeNull();
  expect([...caches.stored.values()].map((files) => [...files.keys()])).toEqual(cachedPaths);
});

test('a new build activates at once and keeps the files of the previous one for open tabs', async () => {
  const caches = new Caches();
  caches.stored.set('other-app', new Map());
  for (const version of ['a', 'b', 'c']) {
    const { runHandler, scope } = setUp(caches, version, [`/assets/${version}.js`]);
    await runHandler('install');
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    await runHandler('activate');
    expect(scope.clients.claim).toHaveBeenCalledOnce();
  }
  expect(await caches.keys()).toEqual(['other-app', 'surtidor-build-b', 'surtidor-build-c']);
});
