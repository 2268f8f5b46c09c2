import { checkUrl, type TokenEscapes } from '@surtidor/domain';
import { useMemo } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useAttempts } from './attempts-context.tsx';
import type { HandOffPorts, TokenCipher } from './provider-hand-off.ts';

/**
 * The dependencies of the redirect. The cipher is loaded with the page or the modal, because some browsers
 * never retry a failed chunk, so that sending again would not help (faults 3).
 * @param loadCipher Loads the cipher. Must be stable.
 */
export function useHandOffPorts(
  loadCipher: (escapes: TokenEscapes) => Promise<TokenCipher>,
): HandOffPorts {
  const { browser, config, deploymentOptions } = usePortal();
  const { onBeforeRedirect } = useAttempts();
  return useMemo(
    () => ({
      loadCipher: () => loadCipher(deploymentOptions.tokenEscapes),
      check: (address) => checkUrl(address, { hosts: config.allowedHosts }),
      redirectTo: browser.redirectTo,
      onBeforeRedirect,
    }),
    [browser, config, deploymentOptions, onBeforeRedirect, loadCipher],
  );
}
