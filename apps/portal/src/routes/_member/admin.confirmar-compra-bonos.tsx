import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/voucher-confirmation/first-queries.ts';
import VoucherConfirmationScreen from '../../screens/voucher-confirmation/voucher-confirmation-screen.tsx';

export const Route = createFileRoute('/_member/admin/confirmar-compra-bonos')({
  loader: preloadQueries({ 'voucher-confirmation': firstQueries }),
  component: VoucherConfirmationScreen,
});
