import {
  buildDocumentClassesRequest,
  buildPendingInvoicesRequest,
  buildTransactionsRequest,
} from '@surtidor/data';
import CashPaymentScreen from '@surtidor/portal/screens/cash-payment';
import CompensateScreen from '@surtidor/portal/screens/compensate';
import CompensationsScreen from '@surtidor/portal/screens/compensations';
import DueCalendarScreen from '@surtidor/portal/screens/due-calendar';
import PaymentsScreen from '@surtidor/portal/screens/payments';
import PendingInvoicesScreen from '@surtidor/portal/screens/pending-invoices';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';
import { getInitialQueries as getCompensateQueries } from '../../screens/compensate/compensate-queries.ts';
import { getInitialQueries as getCompensationsQueries } from '../../screens/compensations/compensations-queries.ts';
import { getInitialQueries as getDueCalendarQueries } from '../../screens/due-calendar/due-calendar-queries.ts';
import { getInvoiceFilter, pendingCodec } from '../../screens/pending-invoices/pending-filter.tsx';

export const Route = createFileRoute('/_member/admin/pending-invoices')({
  loader: preload({
    'pending-invoices': ({ parameters, today }) => {
      const filter = pendingCodec.read(parameters);
      return [
        buildPendingInvoicesRequest({ filter: getInvoiceFilter(filter, today), sort: filter.sort }),
        buildDocumentClassesRequest(),
      ];
    },
    compensate: getCompensateQueries,
    compensations: getCompensationsQueries,
    payments: ({ capabilities }) => [capabilities.transactionList && buildTransactionsRequest()],
    'due-calendar': getDueCalendarQueries,
  }),
  component: PendingInvoicesRoute,
});

const screens = {
  'pending-invoices': PendingInvoicesScreen,
  'cash-payment': CashPaymentScreen,
  compensate: CompensateScreen,
  compensations: CompensationsScreen,
  'due-calendar': DueCalendarScreen,
  payments: PaymentsScreen,
};

function PendingInvoicesRoute() {
  return <SectionScreen screens={screens} />;
}
