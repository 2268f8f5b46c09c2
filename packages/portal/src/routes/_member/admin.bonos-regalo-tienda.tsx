import { buildVoucherConfigRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { VoucherShopScreen } from '../../screens/voucher-shop/voucher-shop-screen.tsx';

export const Route = createFileRoute('/_member/admin/bonos-regalo-tienda')({
  loader: preload({ 'voucher-shop': () => [buildVoucherConfigRequest()] }),
  component: VoucherShopScreen,
});
