import { parseStationCode, stationParameter } from '@surtidor/domain';
import { useSearchParams } from '../../platform/router/index.ts';

/** The code of the station that the whole portal shows; empty for all. */
export const getStationLens = (parameters: URLSearchParams): string =>
  parseStationCode(parameters.get(stationParameter)) ?? '';

/** The station lens of the current page. */
export function useStationLens(): string {
  const [parameters] = useSearchParams();
  return getStationLens(parameters);
}

/** Renders a page with the lens of one station. */
export const getStationHref = (path: string, code: string): string =>
  `${path}?${new URLSearchParams({ [stationParameter]: code })}`;
