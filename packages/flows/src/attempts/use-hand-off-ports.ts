import { checkUrl } from '@surtidor/domain/content';
import { handOffToken } from '@surtidor/domain/hand-off';
import { useMemo } from 'react';
import { useAttempts } from './attempts-context.tsx';
import type { HandOffPorts } from './provider-hand-off.ts';

/** Returns the dependencies of the redirect. The session's token is encrypted for the provider (spec 4). */
export function useHandOffPorts(): HandOffPorts {
  const attempts = useAttempts();
  return useMemo(() => {
    const { ports, settings, onBeforeRedirect } = attempts;
    return {
      encryptToken: ({ token, phrase }) => handOffToken(token, phrase, settings.tokenEscapes),
      check: (url) => checkUrl(url, { hosts: settings.allowedHosts }),
      redirectTo: ports.redirectTo,
      onBeforeRedirect,
    };
  }, [attempts]);
}
