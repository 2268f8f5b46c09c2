import type { DeploymentOptions } from '../variants/types.ts';
import type { RouteId } from './routes.ts';

/** The query parameter of the station filter. */
export const stationParameter = 'station';

/** A page id, with its section after a space. */
const pageKey = (id: RouteId, section: string | null): string =>
  section === null ? id : `${id} ${section}`;

/** Pages with a station filter. */
const filteredPages: ReadonlySet<string> = new Set([
  'home',
  'orders',
  'pending-invoices',
  'pending-invoices calendar',
  'sales-certificate',
]);

/** Whether a page lists documents that the backend may filter by station. */
export const isDocumentsPage = (id: RouteId, section: string | null): boolean =>
  id === 'pending-invoices' && filteredPages.has(pageKey(id, section));

/**
 * Whether a page or section has the station filter: dashboard, orders, certificates and, if the
 * backend supports it, documents.
 */
export const supportsStationFilter = (
  id: RouteId | null,
  section: string | null,
  { stationDocuments }: Pick<DeploymentOptions, 'stationDocuments'>,
): boolean =>
  id !== null &&
  filteredPages.has(pageKey(id, section)) &&
  (stationDocuments === 'offered' || !isDocumentsPage(id, section));

const codeShape = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;

/** Parses a station code from URL or storage; null if invalid. */
export const parseStationCode = (text: string | null): string | null => {
  const code = text?.trim() ?? '';
  return codeShape.test(code) ? code : null;
};

/** The current page and the station in its URL. */
export interface StationLocation {
  readonly route: RouteId | null;
  /** The section; null for the page itself. */
  readonly section: string | null;
  /** The station in the URL; null if none. */
  readonly station: string | null;
  /** Whether the page was just opened, as opposed to a changed query. */
  readonly arrived: boolean;
}

/** The selected station and the needed URL change. */
export interface StationSelection {
  /** The station selected in this tab; null for all. */
  readonly selected: string | null;
  /** The station to add to the URL; null if none. */
  readonly missing: string | null;
}

/**
 * Updates the selected station after navigation. A newly opened page with the filter gets the
 * selected station; afterwards its URL decides, so that removing the filter there removes it
 * everywhere.
 */
export const selectStation = (
  { route, section, station, arrived }: StationLocation,
  selected: string | null,
  deploymentOptions: Pick<DeploymentOptions, 'stationDocuments'>,
): StationSelection => {
  if (!supportsStationFilter(route, section, deploymentOptions)) return { selected, missing: null };
  const parsed = parseStationCode(station);
  if (parsed !== null || !arrived) return { selected: parsed, missing: null };
  return { selected, missing: selected };
};
