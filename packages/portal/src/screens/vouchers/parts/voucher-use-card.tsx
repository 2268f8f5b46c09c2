import { formatMoney } from '@surtidor/domain';
import { getVoucherAmounts, type VoucherConfig, type VoucherUse } from '@surtidor/domain/vouchers';
import { Button, Card } from '@surtidor/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface VoucherUseCardProps {
  readonly use: VoucherUse;
  readonly config: VoucherConfig;
  /** Whether the cart holds vouchers for another use. */
  readonly hasOtherUseInCart: boolean;
  readonly onChoose: (use: VoucherUse) => void;
  readonly onTermsOpen: (use: VoucherUse) => void;
}

const VoucherUseFact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2 text-sm text-ui-ink-soft [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
    {icon}
    <span className="min-w-0 wrap-break-word">{children}</span>
  </li>
);

/** A use of vouchers, with description, validity, amounts, limit and terms (spec 3). */
export const VoucherUseCard = ({
  use,
  config,
  hasOtherUseInCart,
  onChoose,
  onTermsOpen,
}: VoucherUseCardProps) => {
  const text = useText();
  const amounts = getVoucherAmounts(config, use);
  return (
    <Card title={use.title} level={3} className="grid h-full grid-cols-1 grid-rows-[auto_1fr]">
      <div className="flex h-full flex-col gap-x-8 gap-y-4 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-center">
        <p className="wrap-break-word">{use.description}</p>
        <ul className="flex flex-col gap-2 max-lg:mt-auto">
          <VoucherUseFact icon={<CalendarDays />}>
            {text('Valid for {days} days', { days: use.validDays })}
          </VoucherUseFact>
          <VoucherUseFact icon={<Gift />}>
            {text('Amounts: {amounts}', {
              amounts: amounts.map(formatMoney).join(' · '),
            })}
          </VoucherUseFact>
          <VoucherUseFact icon={<Coins />}>
            {text('Up to {amount} per purchase', { amount: formatMoney(use.maximum) })}
          </VoucherUseFact>
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={hasOtherUseInCart ? 'secondary' : 'primary'}
            disabled={amounts.length === 0}
            aria-label={text('Buy vouchers: {use}', { use: use.title })}
            onClick={() => onChoose(use)}
          >
            {text('Buy vouchers')}
          </Button>
          {use.terms !== '' && (
            <Button
              variant="quiet"
              aria-label={text('View terms: {use}', { use: use.title })}
              onClick={() => onTermsOpen(use)}
            >
              {text('View terms')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
};
