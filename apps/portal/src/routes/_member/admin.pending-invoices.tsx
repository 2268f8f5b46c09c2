import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { SectionScreen } from '../../app/pages/section-screen.tsx';
import CashPaymentScreen from '../../screens/cash-payment/cash-payment-screen.tsx';
import CompensateScreen from '../../screens/compensate/compensate-screen.tsx';
import { firstQueries as compensateQueries } from '../../screens/compensate/first-queries.ts';
import CompensationsScreen from '../../screens/compensations/compensations-screen.tsx';
import { firstQueries as compensationsQueries } from '../../screens/compensations/first-queries.ts';
import DueCalendarScreen from '../../screens/due-calendar/due-calendar-screen.tsx';
import { firstQueries as dueCalendarQueries } from '../../screens/due-calendar/first-queries.ts';
import { firstQueries as pendingInvoicesQueries } from '../../screens/pending-invoices/first-queries.ts';
import PendingInvoicesScreen from '../../screens/pending-invoices/pending-invoices-screen.tsx';

export const Route = createFileRoute('/_member/admin/pending-invoices')({
  loader: preloadQueries({
    'pending-invoices': pendingInvoicesQueries,
    compensate: compensateQueries,
    compensations: compensationsQueries,
    'due-calendar': dueCalendarQueries,
  }),
  component: PendingInvoicesRoute,
});

const screens = {
  'pending-invoices': PendingInvoicesScreen,
  'cash-payment': CashPaymentScreen,
  compensate: CompensateScreen,
  compensations: CompensationsScreen,
  'due-calendar': DueCalendarScreen,
};

function PendingInvoicesRoute() {
  return <SectionScreen screens={screens} />;
}
