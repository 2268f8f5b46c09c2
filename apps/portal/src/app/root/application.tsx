import { createSurtidorClient, logSilentFailure } from '@surtidor/data';
import type { Countdown } from '@surtidor/domain';
import { useEffect, useLayoutEffect, useState } from 'react';
import {
  type Portal,
  usePortal,
  useSessionSnapshot,
} from '../../platform/context/portal-context.tsx';
import { PortalProviders } from '../../platform/context/providers.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { endFirstFrame } from '../../platform/loading/first-frame.ts';
import { spanish } from '../../platform/messages/es.ts';
import { BrowserRouter } from '../../platform/router/index.ts';
import { PortalPages } from './portal-pages.tsx';
import { loadSignIn } from './sign-in.tsx';

/** The client of a sign-in, and what it calls when the backend has refused the session. */
interface SessionClient {
  readonly key: string | null;
  readonly client: ReturnType<typeof createSurtidorClient>;
  onUnauthorized: () => void;
}

/**
 * That of the present sign-in. React may begin to draw the application and throw it away before it
 * stands, while its screen is on its way: what was asked meanwhile is asked by the client that stays.
 */
let present: SessionClient | null = null;

function makeClient(
  { config, deploymentOptions, answers, now }: Portal,
  key: string | null,
  store: string,
) {
  const made: SessionClient = {
    key,
    client: createSurtidorClient({
      uri: '/graphql',
      persisted: true,
      backendProfile: config.backendProfile,
      product: deploymentOptions.product,
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        if (answer.ok) answers.note({ kind: 'answered', at: now() });
        return answer;
      },
      store,
      onUnauthorized: () => made.onUnauthorized(),
    }),
    onUnauthorized: () => undefined,
  };
  return made;
}

/** A client for one sign-in, and whether the backend has refused it. */
function useClient(portal: Portal) {
  const { key, store } = useSessionSnapshot();
  const { now } = portal;
  const [expired, setExpired] = useState<Countdown | null>(null);
  const [made] = useState(() => {
    if (present?.key !== key) present = makeClient(portal, key, store);
    return present;
  });
  useLayoutEffect(() => {
    made.onUnauthorized = () =>
      setExpired((known) => known ?? { startedAt: now(), sessionKey: key ?? '' });
  }, [made, key, now]);
  useEffect(
    () => () => {
      made.client.stop();
      made.client.clearStore().catch((error) => logSilentFailure('cache-reset', error));
      if (present === made) present = null;
    },
    [made],
  );
  return { client: made.client, expired };
}

export interface ApplicationProps {
  /** The session is over or was never there: the sign-in page takes the application's place. */
  readonly onSignInNeeded: () => void;
}

/** The portal behind the sign-in page, for one sign-in. */
const Application = ({ onSignInNeeded }: ApplicationProps) => {
  const portal = usePortal();
  const { client, expired } = useClient(portal);
  useLayoutEffect(endFirstFrame, []);
  // A session may end without a connection: the sign-in page is here by then.
  useEffect(() => afterFirstPaint(() => void loadSignIn().catch(() => undefined)), []);
  return (
    <BrowserRouter>
      <PortalProviders portal={portal} client={client} catalogue={spanish}>
        <PortalPages onSignInNeeded={onSignInNeeded} expired={expired} />
      </PortalProviders>
    </BrowserRouter>
  );
};

// React's lazy asks for a default export.
export default Application;
