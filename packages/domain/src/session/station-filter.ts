import type { DeploymentOptions } from '../variants/types.ts';
import type { RouteId } from './routes.ts';

/** The parameter of the address that says of which one station a page shows. */
export const stationParameter = 'station';

/** A page, or a section of it after a blank. */
const pageKey = (id: RouteId, section: string | null): string =>
  section === null ? id : `${id} ${section}`;

/** Pages that show what belongs to one station when they are asked to. */
const filteredPages: ReadonlySet<string> = new Set([
  'home',
  'orders',
  'pending-invoices',
  'pending-invoices calendar',
  'sales-certificate',
]);

/** Whether a page lists documents that a station narrows, where the backend can. */
export const isDocumentsPage = (id: RouteId, section: string | null): boolean =>
  id === 'pending-invoices' && filteredPages.has(pageKey(id, section));

/**
 * Whether a page, or a section of it, follows the selected station: the dashboard, orders,
 * certificates and, where
 * the backend can narrow them, documents do.
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

/** The code of a station as an address or a storage may hold it; null when none could be called so. */
export const parseStationCode = (text: string | null): string | null => {
  const code = text?.trim() ?? '';
  return codeShape.test(code) ? code : null;
};

/** Where somebody is: which page, and which station its address asks for. */
export interface StationLocation {
  readonly route: RouteId | null;
  /** The section of the page; null is the page itself. */
  readonly section: string | null;
  /** As the address has it; null when it asks for none. */
  readonly station: string | null;
  /** Whether the page was just come to, and not only its address changed. */
  readonly arrived: boolean;
}

/** What the address and the choice become. */
export interface StationSelection {
  /** The station in force from here on, in this tab; null for all of them. */
  readonly selected: string | null;
  /** The station that the address still has to be given; null when it is right as it is. */
  readonly missing: string | null;
}

/**
 * What follows from being somewhere with a station selected before. Whoever comes to a page that
 * follows the station finds it there; on such a page the address decides, so that taking the
 * station off the page takes it off everywhere.
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
