import { parseStationCode, stationParameter } from '@surtidor/domain/session';
import { useSearchParams } from '../../platform/router/index.ts';

/** Returns the code of the station that the entire portal shows, or empty text for all stations. */
export const getSelectedStation = (parameters: URLSearchParams): string =>
  parseStationCode(parameters.get(stationParameter)) ?? '';

/** Returns the station selected for the whole portal; empty for none. */
export function useSelectedStation(): string {
  const [parameters] = useSearchParams();
  return getSelectedStation(parameters);
}

/** Returns a function that selects the station that the entire portal shows, by its code; empty for all stations. */
export function useSelectStation(): (code: string) => void {
  const [parameters, setParameters] = useSearchParams();
  return (code) => {
    const nextParams = new URLSearchParams(parameters);
    if (code === '') nextParams.delete(stationParameter);
    else nextParams.set(stationParameter, code);
    nextParams.delete('pages');
    setParameters(nextParams);
  };
}

/** Returns the link to a page with one station selected. */
export const getStationHref = (path: string, code: string): string =>
  `${path}?${new URLSearchParams({ [stationParameter]: code })}`;
