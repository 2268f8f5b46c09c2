import TransactionResultScreen from '@surtidor/portal/screens/transaction-result';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/admin/resultado-transaccion')({
  component: TransactionResultScreen,
});
