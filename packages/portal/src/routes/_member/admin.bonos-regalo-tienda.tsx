import { buildVoucherConfigRequest } from '@surtidor/data';
import VoucherShopScreen from '@surtidor/portal/screens/voucher-shop';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/bonos-regalo-tienda')({
  loader: preload({ 'voucher-shop': () => [buildVoucherConfigRequest()] }),
  component: VoucherShopScreen,
});
