import { checkUrl } from '@surtidor/domain/content';
import { useEffect, useMemo } from 'react';
import { useAttempts } from './attempts-context.tsx';
import type { HandOffPorts } from './provider-hand-off.ts';

const loadHandOff = () => import('@surtidor/domain/hand-off');

/**
 * Returns the dependencies of the redirect. The session's token is encrypted for the provider (spec 4). The cipher is loaded
 * as soon as a payment or a return is offered.
 */
export function useHandOffPorts(): HandOffPorts {
  const attempts = useAttempts();
  useEffect(() => {
    loadHandOff().catch(() => undefined);
  }, []);
  return useMemo(() => {
    const { ports, settings, onBeforeRedirect } = attempts;
    return {
      loadCipher: async () => {
        const { handOffToken } = await loadHandOff();
        return ({ token, phrase }) => handOffToken(token, phrase, settings.tokenEscapes);
      },
      check: (url) => checkUrl(url, { hosts: settings.allowedHosts }),
      redirectTo: ports.redirectTo,
      onBeforeRedirect,
    };
  }, [attempts]);
}
