import { createFileRoute } from '@tanstack/react-router';
import { TransactionResultScreen } from '../../screens/transaction-result/transaction-result-screen.tsx';

export const Route = createFileRoute('/_member/admin/resultado-transaccion')({
  component: TransactionResultScreen,
});
