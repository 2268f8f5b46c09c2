import { useVoucherConfig } from '@surtidor/data';
import {
  countVouchers,
  type VoucherConfig,
  type VoucherUse,
  wouldChangeVoucherUse,
} from '@surtidor/domain';
import { Alert, ConfirmDialog, ListFrame, Skeleton } from '@surtidor/ui';
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
import { UseCard } from './parts/use-card.tsx';

const grid = 'grid gap-4 sm:max-lg:grid-cols-2';

const CardSkeletons = () => (
  <div className={grid}>
    {['a', 'b', 'c'].map((card) => (
      <Skeleton key={card} className="h-64 rounded-lg lg:h-42" />
    ))}
  </div>
);

const CartNotice = ({ count }: { count: number }) => {
  const text = useText();
  const path = useRoutePath();
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <Alert
        tone="info"
        action={
          <ButtonLink href={path('voucher-shop')} variant="secondary" size="sm">
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

const Uses = ({ config }: { config: VoucherConfig }) => {
  const text = useText();
  const path = useRoutePath();
  const navigate = useNavigate();
  const { cart } = useCartWithPayment();
  const { change } = useCartStore();
  const [openTerms, setOpenTerms] = useState<VoucherUse | null>(null);
  const [requested, setRequested] = useState<VoucherUse | null>(null);
  const open = (use: VoucherUse) => {
    change({ kind: 'choose-use', use });
    navigate(path('voucher-shop'));
  };
  const choose = (use: VoucherUse) =>
    wouldChangeVoucherUse(cart, use) ? setRequested(use) : open(use);
  const count = countVouchers(cart);
  return (
    <>
      <CartNotice count={count} />
      <ul className={grid}>
        {config.uses.map((use) => (
          <li key={use.id} className="min-w-0">
            <UseCard
              use={use}
              config={config}
              selected={count > 0 && cart.use?.id !== use.id}
              onChoose={choose}
              onTermsOpen={setOpenTerms}
            />
          </li>
        ))}
      </ul>
      <VoucherTerms use={openTerms} onClose={() => setOpenTerms(null)} />
      <ConfirmDialog
        open={requested !== null}
        tone="danger"
        title={text('Change what the vouchers are for?')}
        confirmLabel={text('Empty and change')}
        onCancel={() => setRequested(null)}
        onConfirm={() => {
          if (requested) open(requested);
        }}
      >
        {text(
          'A purchase holds one kind of voucher. Your cart with {count} vouchers will be emptied.',
          { count },
        )}
      </ConfirmDialog>
    </>
  );
};

/** The uses of gift vouchers (spec 2, /admin/bonos-regalo). */
export const VouchersScreen = () => {
  const text = useText();
  const path = useRoutePath();
  const { state, retry } = useVoucherConfig();
  const config = getData(state);
  return (
    <>
      <PageHead
        title={text('Gift vouchers')}
        subtitle={text('Choose what the vouchers are for; then their amounts.')}
        actions={
          <ButtonLink href={path('purchased-vouchers')} variant="secondary">
            {text('Purchased vouchers')}
          </ButtonLink>
        }
      />
      <h2 className="sr-only">{text('What are the vouchers for?')}</h2>
      <ListFrame
        {...getFrame(state, retry, text)}
        skeleton={<CardSkeletons />}
        emptyTitle={text('There are no vouchers to buy')}
        emptyText={text('No use of vouchers is offered in your store today.')}
      >
        {config && <Uses config={config} />}
      </ListFrame>
      <LatestPurchases />
    </>
  );
};
