import CashPaymentScreen from '@surtidor/portal/screens/cash-payment';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/admin/pending-invoices/cash')({
  component: CashPaymentScreen,
});
