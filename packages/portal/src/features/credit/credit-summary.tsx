import { useCreditLine } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { useWhenAttemptsEnd } from '@surtidor/flows/react';
import { BalanceBox } from '@surtidor/ui';
import { useAbilities, usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';

/**
 * The available credit and what uses it. Renders nothing if the backend has no credit lines, the company has none or
 * the user may not see it.
 */
export const CreditSummary = () => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const { state, retry } = useCreditLine(useAbilities().seeCreditLine);
  useWhenAttemptsEnd(retry);
  if (state.kind === 'idle' || state.kind === 'empty') return null;
  const [credit] = getData(state) ?? [];
  const { date, time } = formatInstant(timeZone, credit?.updatedAt ?? now(), now(), text);
  return (
    <BalanceBox
      label={text('Available credit')}
      amount={
        credit
          ? formatMoney(credit.available)
          : state.kind === 'failed'
            ? text('Balance not available')
            : null
      }
      {...(credit && {
        sign: credit.available.minor < 0 ? 'negative' : 'positive',
        note: credit.updatedAt !== null && text('As of {date}, {time}', { date, time }),
        facts: [
          { label: text('In invoices'), value: formatMoney(credit.used) },
          { label: text('In orders'), value: formatMoney(credit.heldByOrders) },
          { label: text('Credit limit'), value: formatMoney(credit.limit) },
        ],
      })}
    />
  );
};
