import { checkAddress } from '@surtidor/domain';
import { useMemo } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useAttempts } from './attempts-context.tsx';
import { loadCipher } from './load-cipher.ts';
import type { HandOffPorts } from './provider-hand-off.ts';

/** What leaving for the provider stands on in this portal. */
export function useHandOffPorts(): HandOffPorts {
  const { browser, config, deploymentOptions } = usePortal();
  const { beforeLeaving } = useAttempts();
  return useMemo(
    () => ({
      loadCipher: () => loadCipher(deploymentOptions.tokenEscapes),
      check: (address) => checkAddress(address, { hosts: config.allowedHosts }),
      redirectTo: browser.redirectTo,
      beforeLeaving,
    }),
    [browser, config, deploymentOptions, beforeLeaving],
  );
}
