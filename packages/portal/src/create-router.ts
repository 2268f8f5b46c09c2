import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { createBrowserEnvironment } from './app/environment/browser-environment.ts';
import { hydration } from './app/environment/hydration.ts';
import { parseSearch, stringifySearch } from './app/environment/search.ts';
import { createServerEnvironment } from './app/environment/server-environment.ts';
import { PageError } from './app/errors/page-error.tsx';
import { PagePending } from './app/frame/page-pending.tsx';
import { keepScrollPositions } from './app/frame/scroll-positions.ts';
import type { PortalDefinition } from './shared/config/portal-definition.ts';

const createEnvironment = createIsomorphicFn()
  .server((definition: PortalDefinition) => {
    const request = getGlobalStartContext();
    if (request === undefined) throw new Error('A page is rendered for a request only.');
    return createServerEnvironment(request.page, definition);
  })
  .client(createBrowserEnvironment);

/**
 * Creates the router: once per request on the server, once in the browser.
 * @param routeTree The routes of the package and of the app.
 * @param definition What the distributor decides.
 */
export function createPortalRouter<Tree extends AnyRoute>(
  routeTree: Tree,
  definition: PortalDefinition,
) {
  const environment = createEnvironment(definition);
  const { clients, pageResponses, portal, renderedAt, nonce } = environment;
  const getSessionKey = () => portal.sessions.getSnapshot().key;
  const router = createRouter({
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
    // The router would scroll to the top for every search param, overlay and reload (`keepScrollPositions`).
    scrollRestoration: () => false,
    // The router stores scroll positions by this key instead of by URL.
    getScrollRestorationKey: () => '',
    defaultGcTime: 0,
    disableGlobalCatchBoundary: true,
    dehydrate: () => {
      const session = clients.getLast();
      return {
        // A text is parsed faster than a script.
        responses: session && JSON.stringify(pageResponses),
        sessionKey: getSessionKey(),
        isUnauthorized: session?.isUnauthorized ?? false,
        initialNotifications: session?.initialNotifications ?? null,
        renderedAt,
      };
    },
    hydrate: ({ responses, sessionKey, renderedAt: at, ...data }) => {
      hydration.setRenderTime(at);
      // Since the page was rendered, the user may have signed out or another user may have signed in. The page then
      // restores no data, and access is checked again.
      const isOutdated = () => getSessionKey() !== sessionKey;
      hydration.onEnd(() => isOutdated() && void router.invalidate());
      if (responses === null || isOutdated()) return;
      pageResponses.push(...JSON.parse(responses));
      const session = clients.current();
      hydration.onEnd(() => portal.connection.record({ kind: 'answered', at }));
      session.isUnauthorized = data.isUnauthorized;
      session.initialNotifications = data.initialNotifications;
    },
    ...(nonce !== undefined && { ssr: { nonce } }),
  });
  keepScrollPositions(router);
  return router;
}

/** The router of a route tree. */
export type PortalRouter<Tree extends AnyRoute> = ReturnType<typeof createPortalRouter<Tree>>;
