import type { StoreCode } from '@surtidor/domain';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { CodeMissing } from './app/errors/code-missing.tsx';
import { FirstEdge } from './app/frame/first-edge.tsx';
import { FirstFrame } from './app/frame/first-frame.tsx';
import { PortalRoot } from './app/root/portal-root.tsx';
import SignInPage from './app/root/sign-in-page.tsx';
import type { ErrorPageKind } from './features/errors/error-page.tsx';
import { createMemoryStorage } from './platform/browser/storage.ts';
import { createColorMode } from './platform/color-mode/color-mode.ts';
import type { PublicConfig } from './platform/config/public-config.ts';
import { deploymentOptionsOf } from './platform/config/read-config.ts';
import { createConnectionEvents } from './platform/connection/connection-events.ts';
import { spanish } from './platform/messages/es.ts';
import { TextProvider } from './platform/messages/text-context.tsx';
import { MemoryRouter } from './platform/router/index.ts';
import type { ReturnedSignIn } from './platform/session/returned-sign-in.ts';

/**
 * The sign-in page of a store as HTML. The portal's server calls it once at start for each store,
 * with the deployment's own configuration, and for a form that it gives back; the browser hydrates it.
 */
export function renderLogin(
  config: PublicConfig,
  store: StoreCode,
  returned: ReturnedSignIn | null = null,
): string {
  const snapshot = { session: null, key: null, store };
  const nothing = () => undefined;
  return renderToString(
    <PortalRoot
      start="login"
      signIn={SignInPage}
      returned={returned}
      portal={{
        config,
        deploymentOptions: deploymentOptionsOf(config),
        sessions: {
          getSnapshot: () => snapshot,
          subscribe: () => nothing,
          signIn: async () => ({ kind: 'communication' }),
          signOut: async () => undefined,
          termsAccepted: nothing,
        },
        browser: {
          shared: createMemoryStorage(),
          colorMode: createColorMode(createMemoryStorage()),
          tab: createMemoryStorage(),
          redirectTo: nothing,
          openTab: nothing,
          saveFile: nothing,
          reload: nothing,
        },
        answers: createConnectionEvents(),
        now: Date.now,
      }}
    />,
  );
}

/** The frame of every signed-in page as HTML; the portal takes it away once its own stands. */
export const renderFrame = (config: PublicConfig): string =>
  renderToStaticMarkup(
    <TextProvider catalogue={spanish}>
      <FirstFrame product={deploymentOptionsOf(config).product} />
    </TextProvider>,
  );

/** An error page as HTML, readable without the portal's code. */
export const renderEdge = (config: PublicConfig, kind: ErrorPageKind): string =>
  renderToStaticMarkup(
    <TextProvider catalogue={spanish}>
      <MemoryRouter>
        <FirstEdge product={deploymentOptionsOf(config).product} kind={kind} />
      </MemoryRouter>
    </TextProvider>,
  );

/** What every page has ready to say for when the portal's code does not come (index.html). */
export const renderCodeMissing = (): string =>
  renderToStaticMarkup(
    <TextProvider catalogue={spanish}>
      <CodeMissing />
    </TextProvider>,
  );
