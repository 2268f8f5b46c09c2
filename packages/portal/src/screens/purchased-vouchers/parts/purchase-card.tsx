import { useDataContext } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { type Voucher, type VoucherPurchase, voucherTones } from '@surtidor/domain/vouchers';
import { Button, Card, DescriptionList, StatusPill } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import Printer from 'lucide-react/icons/printer';
import { useId } from 'react';
import { voucherStatusLabels } from '../../../features/vouchers/voucher-texts.ts';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

const VoucherLine = ({ voucher }: { voucher: Voucher }) => {
  const text = useText();
  const { voucherExpiry } = useDataContext().backendProfile.capabilities;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-ui-line py-2 text-sm">
      <span className="min-w-0">
        <span translate="no" className="font-semibold tabular-nums">
          {text('{quantity} of {amount}', {
            quantity: voucher.quantity,
            amount: formatMoney(voucher.amount),
          })}
        </span>{' '}
        <bdi translate="no" className="block wrap-anywhere text-ui-ink-soft">
          {text('For {email}', { email: voucher.email })}
        </bdi>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-3">
        {voucherExpiry && (
          <span className="text-ui-ink-soft">
            {text('Until {date}', { date: formatDate(voucher.expiresOn, text) })}
          </span>
        )}
        <StatusPill tone={voucherTones[voucher.status]}>
          {text(voucherStatusLabels[voucher.status])}
        </StatusPill>
      </span>
    </li>
  );
};

/** The letterhead of the printed receipt, with the issuer and the payer. */
const PrintHeader = () => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const { clientCode, displayName } = useSession();
  return (
    <div className="mb-4 hidden border-b border-ui-line pb-4 print:block">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-heading text-xl font-extrabold">{product}</span>
        <span>{text('Receipt of vouchers')}</span>
      </p>
      <p>
        <span>{`${text('Client {code}', { code: clientCode })} · `}</span>
        <bdi translate="no">{displayName}</bdi>
      </p>
    </div>
  );
};

export interface PurchaseCardProps {
  readonly purchase: VoucherPurchase;
  /** Called to print only this purchase. */
  readonly onPrint: (uuid: string) => void;
  /** Whether another purchase is being printed. */
  readonly isPrintHidden: boolean;
}

const cardClasses = cva('', { variants: { isPrintHidden: { true: 'print:hidden', false: '' } } });

/** A purchase with its vouchers (spec 3: type, date, lines, count and total). */
export const PurchaseCard = ({ purchase, onPrint, isPrintHidden }: PurchaseCardProps) => {
  const text = useText();
  const id = useId();
  const { uuid, typeLabel, purchasedOn, lines, totalVouchers, total, paid } = purchase;
  const date = formatDate(purchasedOn, text);
  return (
    <article aria-labelledby={id} className={cardClasses({ isPrintHidden })}>
      <Card>
        <PrintHeader />
        <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h3 id={id} className="font-heading text-lg font-bold wrap-anywhere">
              <bdi translate="no">{typeLabel}</bdi>
            </h3>
            <p className="text-sm text-ui-ink-soft">
              {text(paid ? 'Bought on {date}' : 'Purchase started on {date}', { date })}
            </p>
          </div>
          {/* Only paid purchases have a receipt. */}
          {paid && (
            <span className="-mr-3 print:hidden">
              <Button
                variant="quiet"
                size="sm"
                icon={<Printer className="size-4" />}
                aria-label={text('Print the receipt of {date}', { date })}
                onClick={() => onPrint(uuid)}
              >
                {text('Print')}
              </Button>
            </span>
          )}
        </div>
        <ul>
          {lines.map((voucher) => (
            <VoucherLine key={voucher.id} voucher={voucher} />
          ))}
        </ul>
        <div className="mt-2 border-t border-ui-line pt-3">
          <DescriptionList
            layout="lines"
            facts={[
              { label: text('Vouchers'), value: String(totalVouchers) },
              { label: text(paid ? 'Total paid' : 'Total value'), value: formatMoney(total) },
              {
                label: text('Reference'),
                value: (
                  <bdi translate="no" className="wrap-anywhere">
                    {uuid}
                  </bdi>
                ),
              },
            ]}
          />
        </div>
      </Card>
    </article>
  );
};
