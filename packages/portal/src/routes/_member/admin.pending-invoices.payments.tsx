import { buildTransactionsRequest } from '@surtidor/data';
import PaymentsScreen from '@surtidor/portal/screens/payments';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/pending-invoices/payments')({
  loader: preload(({ capabilities }) => [
    capabilities.transactionList && buildTransactionsRequest(),
  ]),
  component: PaymentsScreen,
});
