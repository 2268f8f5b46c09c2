/** An event that can be extended. */
export interface ExtendableWorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchWorkerEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** The used part of a service worker's scope. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly fetch: (request: Request) => Promise<Response>;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: {
    (kind: 'install' | 'activate', listener: (event: ExtendableWorkerEvent) => void): void;
    (kind: 'fetch', listener: (event: FetchWorkerEvent) => void): void;
  };
}
