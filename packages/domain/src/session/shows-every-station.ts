import type { DeploymentOptions } from '../variants/types.ts';
import type { RouteId } from './routes.ts';
import { isDocumentsPage } from './station-filter.ts';

/**
 * Pages and sections without a station filter: accounts and compensations cannot be filtered by
 * destination.
 */
const unable: Readonly<Partial<Record<RouteId, readonly (string | null)[]>>> = {
  'account-status': [null],
  'account-history': [null],
  'pending-invoices': ['compensate', 'compensations'],
};

/** Whether a page always shows documents of all stations (reading 65). */
export const showsEveryStation = (
  id: RouteId | null,
  section: string | null,
  { stationDocuments }: Pick<DeploymentOptions, 'stationDocuments'>,
): boolean =>
  id !== null &&
  (unable[id]?.includes(section) === true ||
    (stationDocuments === 'absent' && isDocumentsPage(id, section)));
