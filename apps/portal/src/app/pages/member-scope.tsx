import { SurtidorData } from '@surtidor/data';
import type { Countdown } from '@surtidor/domain';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import type { SessionClient } from '../environment/session-clients.ts';
import { SessionExpiredPage } from '../session-expired/session-expired-page.tsx';

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Provides the Apollo client of one sign-in. Once the backend has rejected the session, its pages are
 * replaced by the notice that says so (spec 8).
 */
export const MemberScope = ({
  session,
  children,
}: {
  session: SessionClient;
  children: ReactNode;
}) => {
  const { now, deploymentOptions } = usePortal();
  const { currency, timeZone } = useVariant();
  const { product } = deploymentOptions;
  const [expired, setExpired] = useState<Countdown | null>(null);
  const { client, key } = session;
  useIsomorphicLayoutEffect(() => {
    session.onUnauthorized = () =>
      setExpired((known) => known ?? { startedAt: now(), sessionKey: key ?? '' });
  }, [session, key, now]);
  const storeContext = useMemo(
    () => ({ currency, timeZone, product }),
    [currency, timeZone, product],
  );
  if (expired !== null) return <SessionExpiredPage countdown={expired} />;
  return (
    <SurtidorData client={client} storeContext={storeContext}>
      {children}
    </SurtidorData>
  );
};
