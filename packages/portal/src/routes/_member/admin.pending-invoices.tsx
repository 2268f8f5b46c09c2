import {
  buildCompensableDocumentsRequest,
  buildCompensationsRequest,
  buildDeliveriesRequest,
  buildDocumentClassesRequest,
  buildDueInvoicesRequest,
  buildPendingInvoicesRequest,
  buildTransactionsRequest,
} from '@surtidor/data';
import { extendToFullWeeks, getAbilities, getAgendaRange } from '@surtidor/domain';
import CashPaymentScreen from '@surtidor/portal/screens/cash-payment';
import CompensateScreen from '@surtidor/portal/screens/compensate';
import CompensationsScreen from '@surtidor/portal/screens/compensations';
import DueCalendarScreen from '@surtidor/portal/screens/due-calendar';
import PaymentsScreen from '@surtidor/portal/screens/payments';
import PendingInvoicesScreen from '@surtidor/portal/screens/pending-invoices';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';
import { initialParams } from '../../screens/compensate/parts/use-compensation-workspace.ts';
import { createCompensationCodec } from '../../screens/compensations/parts/compensation-codec.ts';
import { parseAgendaParams } from '../../screens/due-calendar/parts/agenda-params.ts';
import { getDeliveriesParams } from '../../screens/due-calendar/parts/deliveries-params.ts';
import { getInvoiceFilter, pendingCodec } from '../../screens/pending-invoices/pending-filter.ts';

export const Route = createFileRoute('/_member/admin/pending-invoices')({
  loader: preload({
    'pending-invoices': ({ parameters, today }) => {
      const filter = pendingCodec.read(parameters);
      return [
        buildPendingInvoicesRequest({ filter: getInvoiceFilter(filter, today), sort: filter.sort }),
        buildDocumentClassesRequest(),
      ];
    },
    compensate: () => [
      buildCompensableDocumentsRequest('payment', initialParams.payment),
      buildCompensableDocumentsRequest('invoice', initialParams.invoice),
    ],
    compensations: ({ parameters, today }) => [
      buildCompensationsRequest(createCompensationCodec(today).read(parameters)),
    ],
    payments: ({ capabilities }) => [capabilities.transactionList && buildTransactionsRequest()],
    'due-calendar': (visit) => {
      const { session, variant, deploymentOptions, parameters, today } = visit;
      const { span, day, station } = parseAgendaParams(parameters, today);
      const { seeOrders } = getAbilities(session, variant, deploymentOptions);
      return [
        buildDueInvoicesRequest(extendToFullWeeks(getAgendaRange(span, day)), station),
        seeOrders &&
          buildDeliveriesRequest(session.clientCode, getDeliveriesParams(station, today)),
      ];
    },
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
