import type { DeploymentOptions } from '../variants/types.ts';
import type { MatchedRoute } from './routes.ts';
import { isDocumentsPage } from './station-filter.ts';

/**
 * Pages and sections without a station filter. Accounts and compensations cannot be filtered by
 * destination.
 */
const sectionsWithoutFilter: Readonly<
  Partial<Record<MatchedRoute['id'], readonly (string | null)[]>>
> = {
  'account-status': [null],
  'account-history': [null],
  'pending-invoices': ['compensate', 'compensations'],
};

/** Whether a page always shows the documents of all stations (reading 65). */
export const showsAllStations = (
  id: MatchedRoute['id'] | null,
  section: string | null,
  { stationDocuments }: Pick<DeploymentOptions, 'stationDocuments'>,
): boolean =>
  id !== null &&
  (sectionsWithoutFilter[id]?.includes(section) === true ||
    (stationDocuments === 'disabled' && isDocumentsPage(id, section)));
