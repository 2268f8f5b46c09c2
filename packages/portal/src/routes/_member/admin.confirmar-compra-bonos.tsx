import { buildVoucherConfigRequest } from '@surtidor/data';
import VoucherConfirmationScreen from '@surtidor/portal/screens/voucher-confirmation';
import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '../../app/gate/cart-page.tsx';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/admin/confirmar-compra-bonos')({
  loader: preload(() => [buildVoucherConfigRequest()]),
  component: VoucherConfirmationRoute,
});

function VoucherConfirmationRoute() {
  return (
    <CartPage>
      <VoucherConfirmationScreen />
    </CartPage>
  );
}
