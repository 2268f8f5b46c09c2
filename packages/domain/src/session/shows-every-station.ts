import type { DeploymentOptions } from '../variants/types.ts';
import type { RouteId } from './routes.ts';
import { isDocumentsPage } from './station-filter.ts';

/**
 * Pages of documents, and their sections, that cannot follow a station: the contract has no filter
 * by destination for accounts and compensations.
 */
const unable: Readonly<Partial<Record<RouteId, readonly (string | null)[]>>> = {
  'account-status': [null],
  'account-history': [null],
  'pending-invoices': ['compensate', 'compensations'],
};

/** Whether a page shows documents of every station, whichever was selected (reading 65). */
export const showsEveryStation = (
  id: RouteId | null,
  section: string | null,
  { stationDocuments }: Pick<DeploymentOptions, 'stationDocuments'>,
): boolean =>
  id !== null &&
  (unable[id]?.includes(section) === true ||
    (stationDocuments === 'absent' && isDocumentsPage(id, section)));
