import { pageSizes } from '@surtidor/domain';
import { DashboardDocumentsDocument } from './dashboard-documents.generated.ts';

/** The dashboard's totals and its first documents to pay, of one station by code where it is named. */
export const firstDashboardDocuments = (station = '') => ({
  document: DashboardDocumentsDocument,
  variables: {
    pageSize: pageSizes.documentsDashboard,
    ...(station !== '' && { filter: { destino: { eq: station } } }),
  },
});
