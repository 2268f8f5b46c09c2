import { useMemo } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { createSanitiser, type Sanitiser } from './sanitise-html.ts';

/** Returns the sanitiser of this deployment. Only components that are rendered after hydration use it. */
export function useSanitiser(): Sanitiser {
  const { config, deploymentOptions } = usePortal();
  const { allowedHosts } = config;
  const { product } = deploymentOptions;
  return useMemo(
    () => createSanitiser({ hosts: allowedHosts, origin: window.location.origin, product }),
    [allowedHosts, product],
  );
}
