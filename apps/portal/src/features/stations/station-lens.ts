import { parseStationCode, stationParameter } from '@surtidor/domain';
import { useSearchParams } from '../../platform/router/index.ts';

/** Returns the code of the station that the entire portal shows, or empty text for all stations. */
export const getStationLens = (parameters: URLSearchParams): string =>
  parseStationCode(parameters.get(stationParameter)) ?? '';

/** Returns the station lens of the current page. */
export function useStationLens(): string {
  const [parameters] = useSearchParams();
  return getStationLens(parameters);
}

/** Returns the link to a page with the lens of one station. */
export const getStationHref = (path: string, code: string): string =>
  `${path}?${new URLSearchParams({ [stationParameter]: code })}`;
