import { routePath } from '@surtidor/domain';
import { KitMessagesProvider, LinkProvider } from '@surtidor/ui';
import { Outlet, type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { PortalProvider } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { spanish } from '../../platform/messages/es.ts';
import { TextProvider } from '../../platform/messages/text-context.tsx';
import { RouterLink } from '../../platform/router/router-link.tsx';
import { hydration } from '../environment/hydration.ts';
import { CodeMissingNotice } from '../errors/code-missing-notice.tsx';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { onControlsReady } from './controls-ready.ts';
import { hydratedEvent } from './inline-scripts.ts';

const kitMessages = {};

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
  useEffect(
    () =>
      onControlsReady(() => {
        const { dataset } = document.documentElement;
        dataset.hydrated = '';
        delete dataset.codeMissing;
        hydration.end();
        window.dispatchEvent(new Event(hydratedEvent));
      }),
    [],
  );
  // Another sign-in, also in another tab, decides anew who may see the page.
  useEffect(() => sessions.subscribe(() => void router.invalidate()), [sessions, router]);
  useEffect(
    () =>
      afterFirstPaint(() => {
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
            <CrashBoundary browser={portal.browser} now={portal.clock}>
              <CodeMissingNotice />
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
