import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/vouchers/first-queries.ts';
import VouchersScreen from '../../screens/vouchers/vouchers-screen.tsx';

export const Route = createFileRoute('/_member/admin/bonos-regalo')({
  loader: preloadQueries({ vouchers: firstQueries }),
  component: VouchersScreen,
});
