import { checkUrl } from '@surtidor/domain';
import { handOffToken } from '@surtidor/domain/hand-off';
import { useMemo } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useAttempts } from './attempts-context.tsx';
import type { HandOffPorts } from './provider-hand-off.ts';

/** Returns the dependencies of the redirect. The session's token is encrypted for the provider (spec 4). */
export function useHandOffPorts(): HandOffPorts {
  const { browser, config, deploymentOptions } = usePortal();
  const { onBeforeRedirect } = useAttempts();
  return useMemo(
    () => ({
      encryptToken: ({ token, phrase }) =>
        handOffToken(token, phrase, deploymentOptions.tokenEscapes),
      check: (url) => checkUrl(url, { hosts: config.allowedHosts }),
      redirectTo: browser.redirectTo,
      onBeforeRedirect,
    }),
    [browser, config, deploymentOptions, onBeforeRedirect],
  );
}
