import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import TransactionResultScreen from '../../screens/transaction-result/transaction-result-screen.tsx';

export const Route = createFileRoute('/_member/admin/resultado-transaccion')({
  head: pageHead('transaction-result'),
  component: TransactionResultScreen,
});
