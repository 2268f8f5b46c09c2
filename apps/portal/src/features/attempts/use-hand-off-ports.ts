import { checkUrl, type TokenEscapes } from '@surtidor/domain';
import { useMemo } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useAttempts } from './attempts-context.tsx';
import type { HandOffPorts, TokenCipher } from './provider-hand-off.ts';

/**
 * What leaving for the provider stands on in this portal. Whoever pays brings the cipher with the page
 * or the modal, so that a press needs nothing but the request: a part that could not be loaded once
 * is not loaded again by every browser, and sending again would then never help (faults 3).
 * @param loadCipher Makes the cipher; the same function each time.
 */
export function useHandOffPorts(
  loadCipher: (escapes: TokenEscapes) => Promise<TokenCipher>,
): HandOffPorts {
  const { browser, config, deploymentOptions } = usePortal();
  const { beforeLeaving } = useAttempts();
  return useMemo(
    () => ({
      loadCipher: () => loadCipher(deploymentOptions.tokenEscapes),
      check: (address) => checkUrl(address, { hosts: config.allowedHosts }),
      redirectTo: browser.redirectTo,
      beforeLeaving,
    }),
    [browser, config, deploymentOptions, beforeLeaving, loadCipher],
  );
}
