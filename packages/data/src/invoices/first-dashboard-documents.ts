import { pageSizes } from '@surtidor/domain';
import { DashboardDocumentsDocument } from './dashboard-documents.generated.ts';

/** The dashboard's totals and first documents, optionally of one station. */
export const firstDashboardDocuments = (station = '') => ({
  document: DashboardDocumentsDocument,
  variables: {
    pageSize: pageSizes.documentsDashboard,
    ...(station !== '' && { filter: { destino: { eq: station } } }),
  },
});
