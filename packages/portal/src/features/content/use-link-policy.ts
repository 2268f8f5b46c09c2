import { useMemo } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import type { LinkPolicy } from './link-target.ts';

/** Returns the targets that this deployment allows in editors' markup. */
export function useLinkPolicy(): LinkPolicy {
  const { config, deploymentOptions, browser } = usePortal();
  const { allowedHosts } = config;
  const { origin } = browser;
  return useMemo(
    () => ({ hosts: allowedHosts, origin, routes: deploymentOptions }),
    [allowedHosts, origin, deploymentOptions],
  );
}
