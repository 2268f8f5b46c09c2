import { buildCompensationsRequest, buildTransactionsRequest } from '@surtidor/data';
import { getAccessRoute, isIncluded } from '@surtidor/domain/session';
import PaymentsScreen from '@surtidor/portal/screens/payments';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import {
  createPaymentCodec,
  getCompensationFilter,
  getRequestedDates,
} from '../../screens/payments/parts/payment-filter.tsx';

export const Route = createFileRoute('/_member/admin/pending-invoices/payments')({
  loader: preload(({ capabilities, parameters, today, deploymentOptions }) => {
    const hasCompensations = isIncluded(getAccessRoute('compensations'), deploymentOptions);
    const conditions = createPaymentCodec(today).read(parameters);
    const filter = hasCompensations && getCompensationFilter(conditions, today);
    return [
      capabilities.transactionList &&
        buildTransactionsRequest(getRequestedDates(conditions, today, capabilities)),
      filter ? buildCompensationsRequest(filter) : false,
    ];
  }),
  component: PaymentsScreen,
});
