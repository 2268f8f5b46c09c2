import type { StoreCode } from '@surtidor/domain';
import { renderToString } from 'react-dom/server';
import { PortalRoot } from './app/root/portal-root.tsx';
import { createMemoryStorage } from './platform/browser/storage.ts';
import type { PublicConfig } from './platform/config/public-config.ts';
import { readingsOf } from './platform/config/read-config.ts';
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
