import type { DeploymentOptions } from '../variants/types.ts';
import type { MatchedRoute } from './routes.ts';

/** The search param of the station filter. */
export const stationParameter = 'station';

/** A page of the route table; null for an unknown path. */
type StationPage = Pick<MatchedRoute, 'stations'> | null;

/**
 * Whether a page has the station filter. Orders and certificates have it. The dashboard
 * and documents have it if the backend supports it.
 */
export const supportsStationFilter = (
  page: StationPage,
  { stationDocuments }: Pick<DeploymentOptions, 'stationDocuments'>,
): boolean =>
  page?.stations === 'filtered' ||
  (page?.stations === 'documents' && stationDocuments === 'enabled');

/** Whether a page always shows the documents of all stations (reading 65). */
export const showsAllStations = (
  page: StationPage,
  { stationDocuments }: Pick<DeploymentOptions, 'stationDocuments'>,
): boolean =>
  page?.stations === 'all' || (page?.stations === 'documents' && stationDocuments === 'disabled');

const codePattern = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;

/** Parses a station code from a URL or storage. Returns null if it is invalid. */
export const parseStationCode = (text: string | null): string | null => {
  const code = text?.trim() ?? '';
  return codePattern.test(code) ? code : null;
};

/** The current page and the station in its URL. */
export interface StationLocation {
  readonly page: StationPage;
  /** The station in the URL; null if none. */
  readonly station: string | null;
  /** Whether the page was opened; false if only its search params changed. */
  readonly isNewPage: boolean;
}

/** The selected station and the change of the URL. */
export interface StationSelection {
  /** The station selected in this tab; null for all. */
  readonly selected: string | null;
  /** The station to add to the URL; null if none. */
  readonly stationToAdd: string | null;
}

/**
 * Updates the selected station after navigation. When a page with the filter is opened, the selected
 * station is added to its URL. Later, the URL determines the selected station.
 */
export const selectStation = (
  { page, station, isNewPage }: StationLocation,
  selected: string | null,
  deploymentOptions: Pick<DeploymentOptions, 'stationDocuments'>,
): StationSelection => {
  if (!supportsStationFilter(page, deploymentOptions)) return { selected, stationToAdd: null };
  const stationInUrl = parseStationCode(station);
  if (stationInUrl !== null || !isNewPage) return { selected: stationInUrl, stationToAdd: null };
  return { selected, stationToAdd: selected };
};
