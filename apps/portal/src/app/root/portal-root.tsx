import { routePath } from '@surtidor/domain';
import {
  type ComponentType,
  lazy,
  StrictMode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import {
  type Portal,
  PortalProvider,
  useSessionSnapshot,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { loadFirstChunk } from '../../platform/loading/chunk-load-error.ts';
import { spanish } from '../../platform/messages/es.ts';
import { TextProvider, useText } from '../../platform/messages/text-context.tsx';
import type { ReturnedSignIn } from '../../platform/session/returned-sign-in.ts';
import type { LoginScreenProps } from '../../screens/login/login-screen.tsx';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { pageTitle } from '../frame/page-title.tsx';
import { SignIn } from './sign-in.tsx';
import { Waiting } from './waiting.tsx';
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

/** The sign-in page, which fetches the rest of the portal while the person types. */
const LoginPage = ({
  portal,
  signIn: Page,
  returned,
  onEntered,
}: {
  portal: Portal;
  signIn: ComponentType<LoginScreenProps>;
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
  return <Page onSignedIn={enter} returned={returned} />;
};

export interface PortalRootProps {
  readonly portal: Portal;
  readonly start: Start;
  /** The sign-in page, where it is there from the start; else it is fetched when it is rendered. */
  readonly signIn?: ComponentType<LoginScreenProps>;
  /** A sign-in form that was sent before the script had come, and came back with the page. */
  readonly returned?: ReturnedSignIn | null;
}

const AppRoot = ({ portal, start, signIn = SignIn, returned = null }: PortalRootProps) => {
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
          signIn={signIn}
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
export const PortalRoot = (props: PortalRootProps) => (
  <StrictMode>
    <PortalProvider portal={props.portal}>
      <TextProvider catalogue={spanish}>
        <CrashBoundary browser={props.portal.browser} now={props.portal.now}>
          <AppRoot {...props} />
        </CrashBoundary>
      </TextProvider>
    </PortalProvider>
  </StrictMode>
);
