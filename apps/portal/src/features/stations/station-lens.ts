import { parseStationCode, stationParameter } from '@surtidor/domain';
import { useSearchParams } from '../../platform/router/index.ts';

/** The code of the station that is selected for the whole portal; empty for all of them. */
export const stationLensOf = (parameters: URLSearchParams): string =>
  parseStationCode(parameters.get(stationParameter)) ?? '';

/** The station lens of the present page. */
export function useStationLens(): string {
  const [parameters] = useSearchParams();
  return stationLensOf(parameters);
}

/** A page through the lens of one station. */
export const stationHref = (path: string, code: string): string =>
  `${path}?${new URLSearchParams({ [stationParameter]: code })}`;
