import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { createBrowserEnvironment } from './app/environment/browser-environment.ts';
import { parseSearch, stringifySearch } from './app/environment/search.ts';
import { createServerEnvironment } from './app/environment/server-environment.ts';
import { PageError } from './app/errors/page-error.tsx';
import { PagePending } from './app/frame/page-pending.tsx';
import { routeTree } from './routeTree.gen.ts';

const createEnvironment = createIsomorphicFn()
  .server(() => {
    const request = getGlobalStartContext();
    if (request === undefined) throw new Error('A page is rendered for a request only.');
    return createServerEnvironment(request.page);
  })
  .client(createBrowserEnvironment);

/** Creates the router: once per request on the server, once in the browser. */
export function getRouter() {
  const environment = createEnvironment();
  const { clients, renderedAt, setRenderTime, nonce } = environment;
  return createRouter({
    routeTree,
    context: environment,
    // The access table compares paths by case.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    // A visit preloads its page's queries; a changed filter does not.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: 0,
    disableGlobalCatchBoundary: true,
    dehydrate: () => {
      const session = clients.getLoaded();
      return {
        apollo: session && JSON.stringify(session.client.extract()),
        sessionKey: session?.key ?? null,
        isUnauthorized: session?.isUnauthorized ?? false,
        initialNotifications: session?.initialNotifications ?? null,
        renderedAt,
      };
    },
    hydrate: async ({ apollo, sessionKey, renderedAt: at, ...data }) => {
      setRenderTime(at);
      if (apollo === null) return;
      await clients.load();
      const session = clients.current();
      // Another user may have signed in since the page was rendered.
      if (session.key !== sessionKey) return;
      session.client.restore(JSON.parse(apollo));
      session.isUnauthorized = data.isUnauthorized;
      session.initialNotifications = data.initialNotifications;
    },
    ...(nonce !== undefined && { ssr: { nonce } }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
