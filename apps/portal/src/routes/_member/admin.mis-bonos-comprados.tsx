import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/purchased-vouchers/first-queries.ts';
import PurchasedVouchersScreen from '../../screens/purchased-vouchers/purchased-vouchers-screen.tsx';

export const Route = createFileRoute('/_member/admin/mis-bonos-comprados')({
  loader: preloadQueries({ 'purchased-vouchers': firstQueries }),
  component: PurchasedVouchersScreen,
});
