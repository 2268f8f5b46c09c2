import { buildDocumentClassesRequest, buildPendingInvoicesRequest } from '@surtidor/data';
import PendingInvoicesScreen from '@surtidor/portal/screens/pending-invoices';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { getInvoiceFilter, pendingCodec } from '../../screens/pending-invoices/pending-filter.tsx';

export const Route = createFileRoute('/_member/admin/pending-invoices')({
  loader: preload(({ parameters, today }) => {
    const filter = pendingCodec.read(parameters);
    return [
      buildPendingInvoicesRequest({ filter: getInvoiceFilter(filter, today), sort: filter.sort }),
      buildDocumentClassesRequest(),
    ];
  }),
  component: PendingInvoicesScreen,
});
