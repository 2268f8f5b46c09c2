import { useVoucherConfig } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { findVoucherUse, type VoucherConfig } from '@surtidor/domain/vouchers';
import { Alert, ListFrame, SkeletonList, VoucherCardSkeleton } from '@surtidor/ui';
import { CartSummary } from '../../features/vouchers/cart-summary.tsx';
import { PurchaseInProgress } from '../../features/vouchers/purchase-in-progress.tsx';
import { MissingRecipientsAlert } from '../../features/vouchers/recipients/missing-recipients-alert.tsx';
import { RecipientsButton } from '../../features/vouchers/recipients/recipients-button.tsx';
import { useCartStore, useRecipients } from '../../features/vouchers/use-cart.ts';
import { useCartWithPayment } from '../../features/vouchers/use-cart-with-payment.ts';
import { useRefreshedCart } from '../../features/vouchers/use-refreshed-cart.ts';
import { VoucherHead } from '../../features/vouchers/voucher-head.tsx';
import { useAbilities, useRoutePath } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import { AmountCards } from './parts/amount-cards.tsx';
import '../../shared/messages/spanish/features/vouchers.ts';

const Shop = ({ config }: { config: VoucherConfig }) => {
  const text = useText();
  const getPath = useRoutePath();
  const navigate = useNavigate();
  const { cart, payment } = useCartWithPayment();
  const { change } = useCartStore();
  const { pay: canPay } = useAbilities();
  const removedLines = useRefreshedCart(config);
  const use = cart.use && findVoucherUse(config, cart.use.id);
  const RecipientsAction = useRecipients() === 'lost' ? MissingRecipientsAlert : RecipientsButton;
  return (
    <div className="flex flex-col gap-5">
      {payment && <PurchaseInProgress attempt={payment} purchase="this" />}
      {removedLines.length > 0 && (
        <Alert tone="warning">
          {text('Some vouchers in your cart are no longer available and were removed: {amounts}.', {
            amounts: removedLines.map(({ amount }) => formatMoney(amount)).join(', '),
          })}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-20 lg:order-last">
          <CartSummary cart={cart} onContinue={() => navigate(getPath('voucher-confirmation'))} />
          {use && canPay && (
            <div>
              <RecipientsAction
                use={use}
                config={config}
                onApply={() => navigate(getPath('voucher-confirmation'))}
              />
            </div>
          )}
        </div>
        <div className="min-w-0 lg:col-span-2">
          <h2 className="sr-only">{text('Amounts to choose from')}</h2>
          {use && (
            <AmountCards
              use={use}
              config={config}
              cart={cart}
              onAdd={(amount, quantity) => change({ kind: 'add', amount, quantity })}
            />
          )}
        </div>
      </div>
    </div>
  );
};

/** The amounts of one use, and the cart (spec 2, /admin/bonos-regalo-tienda). */
const VoucherShopScreen = () => {
  const text = useText();
  const getPath = useRoutePath();
  const { cart } = useCartWithPayment();
  const { state, retry } = useVoucherConfig();
  const config = getData(state);
  return (
    <>
      <VoucherHead
        title={cart.use?.title ?? text('Voucher shop')}
        subtitle={text('Choose how many of each amount.')}
        actions={
          <ButtonLink href={getPath('vouchers')} variant="secondary">
            {text('Other vouchers')}
          </ButtonLink>
        }
      />
      <ListFrame
        {...getFrame(state, retry, text)}
        skeleton={
          <SkeletonList rows={4} className="grid gap-4 sm:grid-cols-2 lg:w-2/3">
            <VoucherCardSkeleton />
          </SkeletonList>
        }
      >
        {config && <Shop config={config} />}
      </ListFrame>
    </>
  );
};

export default VoucherShopScreen;
