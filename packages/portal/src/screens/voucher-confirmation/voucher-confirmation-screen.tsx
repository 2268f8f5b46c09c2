import { useVoucherConfig } from '@surtidor/data';
import { findVoucherUse, type VoucherConfig } from '@surtidor/domain/vouchers';
import { ListFrame, Skeleton } from '@surtidor/ui';
import { PurchaseInProgress } from '../../features/vouchers/purchase-in-progress.tsx';
import { useCartWithPayment } from '../../features/vouchers/use-cart-with-payment.ts';
import { useRefreshedCart } from '../../features/vouchers/use-refreshed-cart.ts';
import { VoucherHead } from '../../features/vouchers/voucher-head.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { CartLines } from './parts/cart-lines.tsx';
import { CheckoutForm } from './parts/checkout-form.tsx';
import '../../shared/messages/spanish/features/vouchers.ts';

const columnsClass = 'grid items-start gap-5 lg:grid-cols-2';

const CheckoutSkeleton = () => (
  <div className={columnsClass}>
    <Skeleton className="h-48 rounded-ui-lg" />
    <Skeleton className="h-96 rounded-ui-lg" />
  </div>
);

const Checkout = ({ config }: { config: VoucherConfig }) => {
  const { cart, payment } = useCartWithPayment();
  useRefreshedCart(config);
  const use = cart.use && findVoucherUse(config, cart.use.id);
  if (!use) return null;
  return (
    <div className="flex flex-col gap-5">
      {payment && <PurchaseInProgress attempt={payment} purchase="this" />}
      <div className={columnsClass}>
        <CartLines cart={cart} />
        <CheckoutForm cart={cart} use={use} config={config} payment={payment} />
      </div>
    </div>
  );
};

/** Reviews and pays the cart (spec 2, /admin/confirmar-compra-bonos). */
const VoucherConfirmationScreen = () => {
  const text = useText();
  const { state, retry } = useVoucherConfig();
  const config = getData(state);
  return (
    <>
      <VoucherHead
        title={text('Confirm the purchase')}
        subtitle={text('Review your purchase before you pay.')}
      />
      <ListFrame {...getFrame(state, retry, text)} skeleton={<CheckoutSkeleton />}>
        {config && <Checkout config={config} />}
      </ListFrame>
    </>
  );
};

export default VoucherConfirmationScreen;
