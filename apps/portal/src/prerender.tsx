import type { StoreCode } from '@surtidor/domain';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { FirstFrame } from './app/frame/first-frame.tsx';
import { PortalRoot } from './app/root/portal-root.tsx';
import { createMemoryStorage } from './platform/browser/storage.ts';
import { createColorMode } from './platform/color-mode/color-mode.ts';
import type { PublicConfig } from './platform/config/public-config.ts';
import { readingsOf } from './platform/config/read-config.ts';
import { signInTexts } from './platform/messages/spanish/sign-in.ts';
import { TextProvider } from './platform/messages/text-context.tsx';
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
      returned={returned}
      portal={{
        config,
        readings: readingsOf(config),
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
          leaveFor: nothing,
          openTab: nothing,
          saveFile: nothing,
          reload: nothing,
        },
        now: Date.now,
      }}
    />,
  );
}

/** The frame of every signed-in page as HTML; the portal takes it away once its own stands. */
export const renderFrame = (config: PublicConfig): string =>
  renderToStaticMarkup(
    <TextProvider catalogue={signInTexts}>
      <FirstFrame product={readingsOf(config).product} />
    </TextProvider>,
  );
