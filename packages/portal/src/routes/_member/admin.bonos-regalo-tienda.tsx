import { buildVoucherConfigRequest } from '@surtidor/data';
import VoucherShopScreen from '@surtidor/portal/screens/voucher-shop';
import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '../../app/gate/cart-page.tsx';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/bonos-regalo-tienda')({
  loader: preload(() => [buildVoucherConfigRequest()]),
  component: VoucherShopRoute,
});

function VoucherShopRoute() {
  return (
    <CartPage>
      <VoucherShopScreen />
    </CartPage>
  );
}
