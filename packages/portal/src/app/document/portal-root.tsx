import { canSwitchCompany, replaceCompany } from '@surtidor/domain/session';
import { KitMessagesProvider, LinkProvider } from '@surtidor/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { registerServiceWorker } from '../../platform/connection/register-service-worker.ts';
import { PortalProvider } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { TextProvider } from '../../platform/messages/text-context.tsx';
import { RouterLink } from '../../platform/router/link.tsx';
import { getStoreTexts } from '../../shared/messages/store-texts.ts';
import { hydration } from '../environment/hydration.ts';
import { CodeMissingNotice } from '../errors/code-missing-notice.tsx';
import { hydratedEvent } from './inline-scripts.ts';

/**
 * Whether React has hydrated an element: it then stores the element's props on it. React has no public signal. An effect
 * runs once per Suspense boundary, and a crashed page or an expired session has other boundaries.
 */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const controlSelector = ':is(header, main, footer) :is(button, input, select)';

/** Returns the elements that must be hydrated: the controls and the title. */
const getHydratedElements = (): readonly Element[] => {
  const title = document.querySelector('main h1');
  return [...document.querySelectorAll(controlSelector), ...(title ? [title] : [])];
};

/**
 * Calls `callback` when all controls are hydrated. React hydrates each Suspense boundary separately, after the layout.
 * Waits only for the controls of the arrived document: React has replaced what is gone, and what extensions add later
 * is never hydrated. Returns a function that cancels.
 */
function waitForControls(callback: () => void): () => void {
  let frameId = 0;
  let elements = getHydratedElements();
  const check = () => {
    if (document.readyState === 'loading') elements = getHydratedElements();
    else if (elements.every((element) => !element.isConnected || isHydrated(element))) {
      callback();
      return;
    }
    frameId = requestAnimationFrame(check);
  };
  check();
  return () => cancelAnimationFrame(frameId);
}

/** Runs the browser-only side effects of every page. */
const BrowserEffects = () => {
  const router = useRouter();
  const { sessions } = router.options.context.portal;
  useEffect(
    () =>
      waitForControls(() => {
        const { dataset } = document.documentElement;
        dataset.hydrated = '';
        delete dataset.codeMissing;
        hydration.end();
        window.dispatchEvent(new Event(hydratedEvent));
      }),
    [],
  );
  // A sign-in, even in another tab, checks access again. The page of another company then offers to switch back.
  useEffect(() => {
    let { session } = sessions.getSnapshot();
    return sessions.subscribe(() => {
      const previous = session;
      ({ session } = sessions.getSnapshot());
      const { history } = router;
      const isOther = previous !== null && session?.clientCode !== previous.clientCode;
      if (isOther && session !== null && canSwitchCompany(previous))
        history.replace(replaceCompany(history.location.href, previous.clientCode));
      void router.invalidate();
    });
  }, [sessions, router]);
  // `npm run dev` has no service worker.
  useEffect(
    () =>
      import.meta.env.PROD
        ? afterFirstPaint(() => void registerServiceWorker(navigator))
        : undefined,
    [],
  );
  return null;
};

/** Provides the portal, its texts and links to every page. */
export const PortalRoot = () => {
  const { portal } = useRouter().options.context;
  const { subscribe, getSnapshot } = portal.sessions;
  const { store } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const { texts, defaults, kit } = useMemo(
    () => getStoreTexts(portal.definition, store),
    [portal.definition, store],
  );
  return (
    <PortalProvider portal={portal}>
      <TextProvider catalogue={texts} defaults={defaults}>
        <KitMessagesProvider messages={kit}>
          <LinkProvider component={RouterLink}>
            <CodeMissingNotice />
            <Suspense>
              <Outlet />
            </Suspense>
            <BrowserEffects />
          </LinkProvider>
        </KitMessagesProvider>
      </TextProvider>
    </PortalProvider>
  );
};
