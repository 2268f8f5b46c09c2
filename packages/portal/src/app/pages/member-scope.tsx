import type { Countdown } from '@surtidor/domain/session';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { PortalData } from '../../platform/context/providers.tsx';
import type { SessionClient } from '../environment/session-clients.ts';
import { SessionExpiredPage } from '../session-expired/session-expired-page.tsx';

/** Provides the client of a session. Once the backend has rejected the session, a notice replaces its pages (spec 8). */
export const MemberScope = ({
  session,
  children,
}: {
  session: SessionClient;
  children: ReactNode;
}) => {
  const portal = usePortal();
  const { clock } = portal;
  const { client, key } = session;
  const [expiryCountdown, setExpiryCountdown] = useState<Countdown | null>(() =>
    session.isUnauthorized ? { startedAt: clock(), sessionKey: key ?? '' } : null,
  );
  useLayoutEffect(() => {
    session.onUnauthorized = () =>
      setExpiryCountdown((previous) => previous ?? { startedAt: clock(), sessionKey: key ?? '' });
  }, [session, key, clock]);
  if (expiryCountdown !== null) return <SessionExpiredPage countdown={expiryCountdown} />;
  return (
    <PortalData portal={portal} client={client}>
      {children}
    </PortalData>
  );
};
