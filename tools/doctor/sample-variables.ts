import type { SignedInCustomer } from './check-sign-in.ts';

type Variables = Readonly<Record<string, unknown>>;

const onePage = { page: 1, pageSize: 1 };

/** Variables that make a query read one row. Unlisted queries are never run. */
const variablesByQuery: Readonly<Record<string, (signedIn: SignedInCustomer) => Variables>> = {
  AccountHistory: ({ clientCode }) => ({ client: clientCode, ...onePage }),
  AccountHistoryRecord: ({ clientCode }) => ({ client: clientCode, ...onePage }),
  AccountStatus: () => onePage,
  Associates: () => onePage,
  ClientVouchers: ({ clientCode }) => ({ customer: clientCode }),
  CompensableDocuments: () => ({ side: 'INVOICE', ...onePage }),
  Compensations: () => onePage,
  DashboardDocuments: () => ({ pageSize: 1 }),
  Destinations: () => onePage,
  DocumentClasses: () => ({}),
  DocumentTypes: () => ({}),
  LatestNews: () => ({ pageSize: 1 }),
  LatestOrders: ({ clientCode }) => ({ client: clientCode, pageSize: 1 }),
  NewsList: () => onePage,
  Orders: ({ clientCode }) => ({
    filter: { id_cliente: { eq: clientCode } },
    sort: 'fecha_pedido',
    ...onePage,
  }),
  PendingInvoices: () => onePage,
  Roles: () => ({}),
  SalesCertificates: () => onePage,
  VoucherConfig: () => ({}),
};

/** Returns the variables of a read-only query; null for a query that must not be run. */
export const getSampleVariables = (
  operation: string,
  signedIn: SignedInCustomer,
): Variables | null => variablesByQuery[operation]?.(signedIn) ?? null;
