import { useDataContext } from '@surtidor/data';
import type { AttemptsOptions } from '@surtidor/flows/core';
import { AttemptsProvider } from '@surtidor/flows/react';
import { type ReactNode, useMemo } from 'react';
import { useAbilities, usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useIdleWatch } from '../../platform/idle/idle-watch.ts';

/** Provides the attempts of the portal's session. */
export function PortalAttempts({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const dataContext = useDataContext();
  const { clientCode, userId, support } = useSession();
  const { seePendingInvoices } = useAbilities();
  const idle = useIdleWatch();
  const { transactionList } = dataContext.backendProfile.capabilities;
  const canSeeOtherDevices = transactionList && seePendingInvoices;
  const options = useMemo((): AttemptsOptions => {
    const { browser, clock, now, config, deploymentOptions } = portal;
    const { sharedStorage, redirectTo } = browser;
    const { tokenEscapes, paymentResults } = deploymentOptions;
    return {
      ports: { sharedStorage, redirectTo, clock, now },
      settings: { tokenEscapes, paymentResults, allowedHosts: config.allowedHosts },
      ...{ dataContext, owner: clientCode, payer: userId, support, canSeeOtherDevices },
      // A redirect to the bank extends the idle timeout.
      onBeforeRedirect: () => idle?.dispatch('leave-for-payment'),
      onReturn: () => idle?.dispatch('return-from-payment'),
    };
  }, [portal, dataContext, clientCode, userId, support, canSeeOtherDevices, idle]);
  return <AttemptsProvider options={options}>{children}</AttemptsProvider>;
}
