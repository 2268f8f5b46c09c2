import { checkUrl } from '@surtidor/domain';
import { useMemo } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useAttempts } from './attempts-context.tsx';
import type { HandOffPorts } from './provider-hand-off.ts';

/** The dependencies of the redirect; the session's token is encrypted for the provider (spec 4). */
export function useHandOffPorts(): HandOffPorts {
  const { browser, config, deploymentOptions } = usePortal();
  const { onBeforeRedirect } = useAttempts();
  return useMemo(
    () => ({
      loadCipher: async () => {
        const { handOffToken } = await import('@surtidor/domain/hand-off');
        return ({ token, phrase }) => handOffToken(token, phrase, deploymentOptions.tokenEscapes);
      },
      check: (url) => checkUrl(url, { hosts: config.allowedHosts }),
      redirectTo: browser.redirectTo,
      onBeforeRedirect,
    }),
    [browser, config, deploymentOptions, onBeforeRedirect],
  );
}
