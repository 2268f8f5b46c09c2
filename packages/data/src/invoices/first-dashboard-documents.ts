import { pageSizes } from '@surtidor/domain';
import { DashboardDocumentsDocument } from './dashboard-documents.generated.ts';

/** The dashboard's totals and its first documents to pay. */
export const firstDashboardDocuments = () => ({
  document: DashboardDocumentsDocument,
  variables: { pageSize: pageSizes.documentsDashboard },
});
