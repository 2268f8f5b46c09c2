import { useClientVouchers } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { groupPurchases, type VoucherPurchase, voucherTones } from '@surtidor/domain/vouchers';
import { Card, OrderRow, type OrderRowProps } from '@surtidor/ui';
import { voucherStatusLabels } from '../../../features/vouchers/voucher-texts.ts';
import { useRoutePath, useSession } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../../platform/router/link.tsx';

const maxPurchases = 3;

function getPurchaseRow(
  { typeLabel, purchasedOn, lines, totalVouchers, total, paid }: VoucherPurchase,
  text: Text,
): OrderRowProps {
  const status = lines[0]?.status ?? 'unknown';
  return {
    title: text(paid ? 'Bought on {date}' : 'Purchase started on {date}', {
      date: formatDate(purchasedOn, text),
    }),
    status: { label: text(voucherStatusLabels[status]), tone: voucherTones[status] },
    details: [
      typeLabel,
      totalVouchers === 1 ? text('1 voucher') : text('{count} vouchers', { count: totalVouchers }),
    ],
    amount: formatMoney(total),
  };
}

/** The client's latest voucher purchases. Renders nothing if there are none or they are not loaded. */
export const LatestPurchases = () => {
  const text = useText();
  const purchasedPath = useRoutePath()('purchased-vouchers');
  const { state } = useClientVouchers(useSession().clientCode);
  const purchases = groupPurchases(getData(state) ?? []).slice(0, maxPurchases);
  if (purchases.length === 0) return null;
  return (
    <Card
      title={text('Latest purchases')}
      padding="none"
      className="mt-5"
      action={
        <ButtonLink href={purchasedPath} variant="quiet" size="sm">
          {text('View all')}
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-ui-line">
        {purchases.map((purchase) => (
          <OrderRow key={purchase.uuid} {...getPurchaseRow(purchase, text)} href={purchasedPath} />
        ))}
      </ul>
    </Card>
  );
};
