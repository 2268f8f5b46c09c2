import { routePath } from '@surtidor/domain';
import { Spinner } from '@surtidor/ui';
import { lazy, StrictMode, Suspense, startTransition, useEffect, useState } from 'react';
import {
  type Portal,
  PortalProvider,
  useSessionSnapshot,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { loadFirstChunk } from '../../platform/loading/chunk-failure.ts';
import { isFirstFrameShown } from '../../platform/loading/first-frame.ts';
import { signInTexts } from '../../platform/messages/spanish/sign-in.ts';
import { TextProvider, useText } from '../../platform/messages/text-context.tsx';
import type { ReturnedSignIn } from '../../platform/session/returned-sign-in.ts';
import { LoginScreen } from '../../screens/login/login-screen.tsx';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { pageTitle } from '../frame/page-title.tsx';
import { addressAfterLogin, loginAddress, type Start } from './where-to-start.ts';

const loadApplication = () => loadFirstChunk(() => import('./application.tsx'));
const Application = lazy(loadApplication);

/** Where most people go first. */
const loadHome = () => loadFirstChunk(() => import('../../screens/dashboard/dashboard-screen.tsx'));

/** Keeps the kit's theme and the title with the store one is in. */
const DocumentAttributes = ({ title }: { title: string }) => {
  const { theme } = useVariant();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
};

const Waiting = () => {
  const text = useText();
  if (isFirstFrameShown()) return null;
  return (
    <div className="flex min-h-dvh items-center justify-center bg-canvas text-primary-ink">
      <Spinner size="lg" label={text('Loading…')} />
    </div>
  );
};

/** The sign-in page, which fetches the rest of the portal while the person types. */
const LoginPage = ({
  portal,
  returned,
  onEntered,
}: {
  portal: Portal;
  returned: ReturnedSignIn | null;
  onEntered: () => void;
}) => {
  useEffect(() => {
    const { location, history } = window;
    const atLogin = location.pathname === routePath('login', portal.deploymentOptions.product);
    if (!atLogin) history.replaceState(null, '', loginAddress(location, portal.deploymentOptions));
    // A failure shows when the application is rendered.
    void Promise.all([loadApplication(), loadHome()]).catch(() => undefined);
  }, [portal]);
  const enter = () => {
    const address = addressAfterLogin(window.location.search, portal.deploymentOptions);
    window.history.replaceState(null, '', address);
    onEntered();
  };
  return <LoginScreen onSignedIn={enter} returned={returned} />;
};

export interface PortalRootProps {
  readonly portal: Portal;
  readonly start: Start;
  /** A sign-in form that was sent before the script had come, and came back with the page. */
  readonly returned?: ReturnedSignIn | null;
}

const AppRoot = ({ portal, start, returned = null }: PortalRootProps) => {
  const text = useText();
  const [view, setView] = useState(start);
  // The form that came back belongs to the first sign-in page, not to one after signing out.
  const [given, setGiven] = useState(returned);
  const { key } = useSessionSnapshot();
  const { product } = portal.deploymentOptions;
  if (view === 'login') {
    return (
      <>
        <DocumentAttributes title={pageTitle(text('Login'), product)} />
        <LoginPage
          portal={portal}
          returned={given}
          onEntered={() =>
            startTransition(() => {
              setGiven(null);
              setView('application');
            })
          }
        />
      </>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <DocumentAttributes title={product} />
      {/* Another sign-in is another application: nothing of the last one is left (faults 19). */}
      <Application key={key} onSignInNeeded={() => setView('login')} />
    </Suspense>
  );
};

/** The whole portal: the sign-in page at once, everything else when it is needed. */
export const PortalRoot = ({ portal, start, returned = null }: PortalRootProps) => (
  <StrictMode>
    <PortalProvider portal={portal}>
      <TextProvider catalogue={signInTexts}>
        <CrashBoundary browser={portal.browser} now={portal.now}>
          <AppRoot portal={portal} start={start} returned={returned} />
        </CrashBoundary>
      </TextProvider>
    </PortalProvider>
  </StrictMode>
);
