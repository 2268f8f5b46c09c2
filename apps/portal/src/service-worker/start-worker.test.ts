import { beforeEach, expect, test, vi } from 'vitest';
import { offlinePage, startWorker } from './start-worker.ts';
import type { LastingEvent, RequestEvent, WorkerScope } from './worker-types.ts';

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
        requests.map((one) => {
          const path = typeof one === 'string' ? one : new URL(one.url).pathname;
          return [path, `kept ${path}`] as const;
        }),
      );
      this.stored.set(name, files);
    },
  });
}

/** A worker of a build with its events and a network that can be offline. */
function setUp(caches: Caches, version: string, files: readonly string[]) {
  const listeners: Partial<Record<string, (event: never) => void>> = {};
  const network = { gone: false, requests: [] as string[] };
  const scope = {
    caches,
    location: { origin },
    clients: { claim: vi.fn(async () => undefined) },
    skipWaiting: vi.fn(async () => undefined),
    fetch: async ({ url }: Request) => {
      network.requests.push(new URL(url).pathname);
      if (network.gone) throw new TypeError('Failed to fetch');
      return new Response(`live ${new URL(url).pathname}`);
    },
    addEventListener: (kind: string, listener: (event: never) => void) => {
      listeners[kind] = listener;
    },
  };
  startWorker(scope as unknown as WorkerScope, { version, files });
  const runHandler = async (kind: 'install' | 'activate') => {
    const work: Promise<unknown>[] = [];
    const event: LastingEvent = { waitUntil: (one) => work.push(one) };
    listeners[kind]?.(event as never);
    await Promise.all(work);
  };
  const load = async (path: string, init: { mode?: string; method?: string } = {}) => {
    const { mode = 'cors', method = 'GET' } = init;
    const request = { url: new URL(path, origin).href, mode, method };
    let answer: Promise<Response> | null = null;
    const event: RequestEvent = {
      request: request as Request,
      respondWith: (given) => {
        answer = given;
      },
    };
    listeners.fetch?.(event as never);
    const given: Promise<Response> | null = answer;
    return given === null ? null : await (await (given as Promise<Response>)).text();
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
  network.gone = true;
  expect(await load('/admin/orders-list', { mode: 'navigate' })).toBe(`kept ${offlinePage}`);
});

test('built files come from the cache, others from the server', async () => {
  const { runHandler, load, network } = setUp(new Caches(), 'a', ['/assets/a.js']);
  await runHandler('install');
  expect(await load('/assets/a.js')).toBe('kept /assets/a.js');
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
  const before = [...caches.stored.values()].map((files) => [...files.keys()]);
  expect(await load(path, init)).toBeNull();
  expect([...caches.stored.values()].map((files) => [...files.keys()])).toEqual(before);
});

test('a new build activates at once and keeps the files of the previous one for open tabs', async () => {
  const caches = new Caches();
  caches.stored.set('of somebody else', new Map());
  for (const version of ['a', 'b', 'c']) {
    const { runHandler, scope } = setUp(caches, version, [`/assets/${version}.js`]);
    await runHandler('install');
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    await runHandler('activate');
    expect(scope.clients.claim).toHaveBeenCalledOnce();
  }
  expect(await caches.keys()).toEqual(['of somebody else', 'surtidor-build-b', 'surtidor-build-c']);
});
