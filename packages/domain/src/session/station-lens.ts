import type { RouteId } from './routes.ts';

/** The parameter of the address that says of which one station a page shows. */
export const stationParameter = 'station';

/**
 * What a page shows once a station was chosen: that one alone, every station all the same, or
 * nothing that belongs to stations.
 */
export type StationScope = 'one' | 'every' | 'none';

/** The section of a page that has no name: the page itself. */
const itself = '';

/**
 * The pages that show what belongs to stations, by their sections. The contract has no filter by
 * destination for accounts and compensations: there every station is shown (reading 65).
 */
const scopes: Readonly<Partial<Record<RouteId, Readonly<Record<string, StationScope>>>>> = {
  orders: { [itself]: 'one' },
  'pending-invoices': {
    [itself]: 'one',
    calendar: 'one',
    compensate: 'every',
    compensations: 'every',
  },
  'sales-certificate': { [itself]: 'one' },
  'account-status': { [itself]: 'every' },
  'account-history': { [itself]: 'every' },
};

/** What a page, or a section of it, shows of the chosen station. */
export const stationScope = (id: RouteId | null, section: string | null = null): StationScope =>
  (id !== null && scopes[id]?.[section ?? itself]) || 'none';

const codeShape = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;

/** The code of a station as an address or a storage may hold it; null when none could be called so. */
export const parseStationCode = (text: string | null): string | null => {
  const code = text?.trim() ?? '';
  return codeShape.test(code) ? code : null;
};

/** Where somebody is: which page, and which station its address asks for. */
export interface StationPlace {
  readonly route: RouteId | null;
  /** The section of the page; null is the page itself. */
  readonly section: string | null;
  /** As the address has it; null when it asks for none. */
  readonly station: string | null;
  /** Whether the page was just come to, and not only its address changed. */
  readonly arrived: boolean;
}

/** What the address and the choice become. */
export interface StationChoice {
  /** The station in force from here on, in this tab; null for all of them. */
  readonly chosen: string | null;
  /** The station that the address still has to be given; null when it is right as it is. */
  readonly missing: string | null;
}

/**
 * What follows from being somewhere with a station chosen before. Whoever comes to a page that
 * follows the station finds it there; on such a page the address decides, so that taking the
 * station off the page takes it off everywhere.
 */
export const stationChoice = (
  { route, section, station, arrived }: StationPlace,
  chosen: string | null,
): StationChoice => {
  if (stationScope(route, section) !== 'one') return { chosen, missing: null };
  const asked = parseStationCode(station);
  if (asked !== null || !arrived) return { chosen: asked, missing: null };
  return { chosen, missing: chosen };
};
