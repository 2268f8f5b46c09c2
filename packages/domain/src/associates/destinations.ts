import type { Role } from '../shared/constants/roles.ts';
import type { Destination, FieldTable, RoleField } from './types.ts';

/** How a form shows the destinations of a person. */
export type DestinationsView =
  | 'hidden'
  /** Search and removable chips. */
  | 'picker'
  /** A note that all are assigned (reading 24). */
  | 'all'
  /** Chips without removal. */
  | 'read-only';

/** Whether a role gets all destinations instead of a picker (spec 6: Administrativo and Compras). */
export const getsAllDestinations = (role: Role): boolean =>
  role === 'administrative' || role === 'purchasing';

/** Returns how the destinations of a role are shown, depending on its fields (spec 6). */
export const getDestinationsView = (
  table: FieldTable,
  fields: readonly RoleField[],
  role: Role,
): DestinationsView => {
  const hasDestinations = fields.some((field) => field.startsWith('EDS'));
  if (!hasDestinations) return 'hidden';
  if (getsAllDestinations(role)) return 'all';
  if (fields.includes('EDS_list')) return 'read-only';
  return table === 'view' || fields.includes('EDS_read_only') ? 'read-only' : 'picker';
};

/** Whether destinations are required: only if they can be selected. */
export const requiresDestinations = (view: DestinationsView): boolean => view === 'picker';

const normalize = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Finds destinations whose code or commercial name contains the text, ignoring case and accents. */
export const searchDestinations = (
  destinations: readonly Destination[],
  search: string,
): readonly Destination[] => {
  const searchText = normalize(search);
  return destinations.filter(
    ({ code, name }) =>
      normalize(code).includes(searchText) || normalize(name).includes(searchText),
  );
};
