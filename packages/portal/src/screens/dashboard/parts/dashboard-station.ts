import { getAccessRoute, supportsStationFilter } from '@surtidor/domain/session';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import { getSelectedStation } from '../../../features/stations/selected-station.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useSearchParams } from '../../../platform/router/index.ts';

/**
 * Returns the code of the station that the dashboard shows, or empty text for all stations. If the backend cannot filter
 * documents, the dashboard shows all.
 */
export const getDashboardStation = (
  parameters: URLSearchParams,
  deploymentOptions: DeploymentOptions,
): string =>
  supportsStationFilter(getAccessRoute('home'), deploymentOptions)
    ? getSelectedStation(parameters)
    : '';

/** Returns the code of the station that the dashboard shows, or empty text for all stations. */
export function useDashboardStation(): string {
  const [parameters] = useSearchParams();
  return getDashboardStation(parameters, usePortal().deploymentOptions);
}
