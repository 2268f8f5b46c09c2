import { routePath } from '@surtidor/domain';
import { KitMessagesProvider, LinkProvider } from '@surtidor/ui';
import { Outlet, type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { PortalProvider } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { pendingLoads } from '../../platform/loading/pending-loads.ts';
import { spanish } from '../../platform/messages/es.ts';
import { TextProvider } from '../../platform/messages/text-context.tsx';
import { RouterLink } from '../../platform/router/router-link.tsx';
import { hydration } from '../environment/hydration.ts';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { hydratedEvent } from './inline-scripts.ts';

const kitMessages = {};

/** React hydrates a part some time after its code has come, with low priority. */
const retryMs = 1000;

/** Ends the hydration once no part of the page waits for its code. */
function endHydration(): void {
  const loads = pendingLoads();
  if (loads === null) hydration.end();
  else void loads.then(() => setTimeout(endHydration, retryMs));
}

/** The route of the sign-in page. */
function loginRouteOf({ options, routesByPath }: RegisteredRouter) {
  const path = routePath('login', options.context.portal.deploymentOptions.product);
  // The files of the routes are compared with the access table by a test.
  return routesByPath[path as keyof typeof routesByPath];
}

/** What only the browser does for every page. */
const BrowserSide = () => {
  const router = useRouter();
  const { sessions } = router.options.context.portal;
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  // Another sign-in, also in another tab, decides anew who may see the page.
  useEffect(() => sessions.subscribe(() => void router.invalidate()), [sessions, router]);
  useEffect(
    () =>
      afterFirstPaint(() => {
        endHydration();
        // A session may end without a connection.
        void router.loadRouteChunk(loginRouteOf(router))?.catch(() => undefined);
        void import('../../platform/connection/register-service-worker.ts').then(
          ({ registerServiceWorker }) => registerServiceWorker(navigator),
          // The portal does without it.
          () => undefined,
        );
      }),
    [router],
  );
  return null;
};

/** Provides what every page uses: the portal, its texts, links, and what catches a crash. */
export const PortalRoot = () => {
  const { portal } = useRouter().options.context;
  return (
    <PortalProvider portal={portal}>
      <TextProvider catalogue={spanish}>
        <KitMessagesProvider messages={kitMessages}>
          <LinkProvider component={RouterLink}>
            <CrashBoundary browser={portal.browser} now={portal.now}>
              <Suspense>
                <Outlet />
              </Suspense>
            </CrashBoundary>
            <BrowserSide />
          </LinkProvider>
        </KitMessagesProvider>
      </TextProvider>
    </PortalProvider>
  );
};
