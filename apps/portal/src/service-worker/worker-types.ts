/** An event that lasts until its work is done. */
export interface LastingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface RequestEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** As much of a service worker's own scope as is used here. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly fetch: (request: Request) => Promise<Response>;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: {
    (kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (kind: 'fetch', listener: (event: RequestEvent) => void): void;
  };
}
