import { useClientVouchers } from '@surtidor/data';
import { groupPurchases, type VoucherPurchase } from '@surtidor/domain/vouchers';
import { ListFrame, Skeleton, SkeletonList } from '@surtidor/ui';
import { useEffect, useMemo, useState } from 'react';
import { VoucherHead } from '../../features/vouchers/voucher-head.tsx';
import { useRoutePath, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import { PurchaseCard } from './parts/purchase-card.tsx';
import '../../shared/messages/spanish/features/vouchers.ts';

/** Prints one item of a list. The other items are hidden until printing ends. */
function usePrintItem() {
  const [printedId, setPrintedId] = useState<string | null>(null);
  useEffect(() => {
    if (printedId === null) return;
    const handleAfterPrint = () => setPrintedId(null);
    window.addEventListener('afterprint', handleAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', handleAfterPrint);
  }, [printedId]);
  return { printedId, print: setPrintedId };
}

const gridClass = 'grid items-start gap-4 lg:grid-cols-2';

const PurchaseList = ({ purchases }: { purchases: readonly VoucherPurchase[] }) => {
  const { printedId, print } = usePrintItem();
  return (
    <ul className={gridClass}>
      {purchases.map((purchase) => (
        <li key={purchase.uuid}>
          <PurchaseCard
            purchase={purchase}
            onPrint={print}
            isPrintHidden={printedId !== null && printedId !== purchase.uuid}
          />
        </li>
      ))}
    </ul>
  );
};

/** The purchased vouchers, grouped by purchase (spec 2, /admin/mis-bonos-comprados). */
const PurchasedVouchersScreen = () => {
  const text = useText();
  const getPath = useRoutePath();
  const { clientCode } = useSession();
  const { state, retry } = useClientVouchers(clientCode);
  const vouchers = getData(state);
  const purchases = useMemo(() => groupPurchases(vouchers ?? []), [vouchers]);
  const buyLink = (
    <ButtonLink href={getPath('vouchers')} variant="secondary">
      {text('Buy vouchers')}
    </ButtonLink>
  );
  return (
    <>
      <VoucherHead
        title={text('Purchased vouchers')}
        subtitle={text('Your voucher purchases with their dates and statuses.')}
        actions={buyLink}
      />
      <h2 className="sr-only">{text('Voucher purchases')}</h2>
      <ListFrame
        {...getFrame(state, retry, text)}
        skeleton={
          <SkeletonList rows={4} className={gridClass}>
            <Skeleton className="h-56 rounded-ui-lg" />
          </SkeletonList>
        }
        emptyTitle={text('You have not bought vouchers yet')}
        emptyText={text('Your purchases will appear here.')}
        emptyAction={buyLink}
      >
        <PurchaseList purchases={purchases} />
      </ListFrame>
    </>
  );
};

export default PurchasedVouchersScreen;
