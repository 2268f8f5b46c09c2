import type { DeploymentOptions } from '../variants/types.ts';
import type { MatchedRoute } from './routes.ts';

/** The search param of the station filter. */
export const stationParameter = 'station';

/** Returns a page's id, followed by a space and the section if there is one. */
const getPageKey = (id: MatchedRoute['id'], section: string | null): string =>
  section === null ? id : `${id} ${section}`;

/** Pages with a station filter. */
const filteredPages: ReadonlySet<string> = new Set([
  'home',
  'orders',
  'pending-invoices',
  'pending-invoices calendar',
  'sales-certificate',
]);

/** Whether a page shows documents, which only some backends can filter by station. */
export const isDocumentsPage = (id: MatchedRoute['id'], section: string | null): boolean =>
  (id === 'home' || id === 'pending-invoices') && filteredPages.has(getPageKey(id, section));

/**
 * Whether a page or section has the station filter. Orders and certificates have it. The dashboard
 * and documents have it if the backend supports it.
 */
export const supportsStationFilter = (
  id: MatchedRoute['id'] | null,
  section: string | null,
  { stationDocuments }: Pick<DeploymentOptions, 'stationDocuments'>,
): boolean =>
  id !== null &&
  filteredPages.has(getPageKey(id, section)) &&
  (stationDocuments === 'enabled' || !isDocumentsPage(id, section));

const codePattern = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;

/** Parses a station code from a URL or storage. Returns null if it is invalid. */
export const parseStationCode = (text: string | null): string | null => {
  const code = text?.trim() ?? '';
  return codePattern.test(code) ? code : null;
};

/** The current page and the station in its URL. */
export interface StationLocation {
  readonly route: MatchedRoute['id'] | null;
  /** The section; null for the page itself. */
  readonly section: string | null;
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
  { route, section, station, isNewPage }: StationLocation,
  selected: string | null,
  deploymentOptions: Pick<DeploymentOptions, 'stationDocuments'>,
): StationSelection => {
  if (!supportsStationFilter(route, section, deploymentOptions))
    return { selected, stationToAdd: null };
  const stationInUrl = parseStationCode(station);
  if (stationInUrl !== null || !isNewPage) return { selected: stationInUrl, stationToAdd: null };
  return { selected, stationToAdd: selected };
};
