import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/voucher-shop/first-queries.ts';
import VoucherShopScreen from '../../screens/voucher-shop/voucher-shop-screen.tsx';

export const Route = createFileRoute('/_member/admin/bonos-regalo-tienda')({
  loader: preloadQueries({ 'voucher-shop': firstQueries }),
  component: VoucherShopScreen,
});
