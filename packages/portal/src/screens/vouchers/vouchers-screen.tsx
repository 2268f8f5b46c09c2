import { useVoucherConfig } from '@surtidor/data';
import {
  countVouchers,
  type VoucherConfig,
  type VoucherUse,
  wouldChangeVoucherUse,
} from '@surtidor/domain/vouchers';
import { Alert, ConfirmDialog, ListFrame, Skeleton, SkeletonList } from '@surtidor/ui';
import { useState } from 'react';
import { useCartStore } from '../../features/vouchers/use-cart.ts';
import { useCartWithPayment } from '../../features/vouchers/use-cart-with-payment.ts';
import { VoucherTerms } from '../../features/vouchers/voucher-terms.tsx';
import { useRoutePath } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import { LatestPurchases } from './parts/latest-purchases.tsx';
import { VoucherUseCard } from './parts/voucher-use-card.tsx';
import '../../shared/messages/spanish/features/vouchers.ts';

const gridClass = 'grid gap-4 sm:max-lg:grid-cols-2';

const CartNotice = ({ count }: { count: number }) => {
  const text = useText();
  const getPath = useRoutePath();
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <Alert
        tone="info"
        action={
          <ButtonLink href={getPath('voucher-shop')} variant="secondary" size="sm">
            {text('Continue with your cart')}
          </ButtonLink>
        }
      >
        {count === 1
          ? text('You have 1 voucher in your cart.')
          : text('You have {count} vouchers in your cart.', { count })}
      </Alert>
    </div>
  );
};

const VoucherUses = ({ config }: { config: VoucherConfig }) => {
  const text = useText();
  const getPath = useRoutePath();
  const navigate = useNavigate();
  const { cart } = useCartWithPayment();
  const { change } = useCartStore();
  const [openTerms, setOpenTerms] = useState<VoucherUse | null>(null);
  const [requestedUse, setRequestedUse] = useState<VoucherUse | null>(null);
  const openShop = (use: VoucherUse) => {
    change({ kind: 'choose-use', use });
    navigate(getPath('voucher-shop'));
  };
  const handleChoose = (use: VoucherUse) =>
    wouldChangeVoucherUse(cart, use) ? setRequestedUse(use) : openShop(use);
  const count = countVouchers(cart);
  return (
    <>
      <CartNotice count={count} />
      <ul className={gridClass}>
        {config.uses.map((use) => (
          <li key={use.id} className="min-w-0">
            <VoucherUseCard
              use={use}
              config={config}
              hasOtherUseInCart={count > 0 && cart.use?.id !== use.id}
              onChoose={handleChoose}
              onTermsOpen={setOpenTerms}
            />
          </li>
        ))}
      </ul>
      <VoucherTerms use={openTerms} onClose={() => setOpenTerms(null)} />
      <ConfirmDialog
        open={requestedUse !== null}
        tone="danger"
        title={text('Change what the vouchers are for?')}
        confirmLabel={text('Empty and change')}
        onCancel={() => setRequestedUse(null)}
        onConfirm={() => {
          if (requestedUse) openShop(requestedUse);
        }}
      >
        {text(
          'A purchase can contain only one kind of voucher. Your cart with {count} vouchers will be emptied.',
          { count },
        )}
      </ConfirmDialog>
    </>
  );
};

/** The uses of gift vouchers (spec 2, /admin/bonos-regalo). */
const VouchersScreen = () => {
  const text = useText();
  const getPath = useRoutePath();
  const { state, retry } = useVoucherConfig();
  const config = getData(state);
  return (
    <>
      <PageHead
        title={text('Gift vouchers')}
        subtitle={text('Choose the purpose of the vouchers, then their amounts.')}
        actions={
          <ButtonLink href={getPath('purchased-vouchers')} variant="secondary">
            {text('Purchased vouchers')}
          </ButtonLink>
        }
      />
      <h2 className="sr-only">{text('What are the vouchers for?')}</h2>
      <ListFrame
        {...getFrame(state, retry, text)}
        skeleton={
          <SkeletonList rows={3} className={gridClass}>
            <Skeleton className="h-64 rounded-ui-lg lg:h-42" />
          </SkeletonList>
        }
        emptyTitle={text('There are no vouchers to buy')}
        emptyText={text('No vouchers are available in your store right now.')}
      >
        {config && <VoucherUses config={config} />}
      </ListFrame>
      <LatestPurchases />
    </>
  );
};

export default VouchersScreen;
