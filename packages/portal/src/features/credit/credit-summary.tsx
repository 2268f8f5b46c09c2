import { useCreditLine } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import type { CreditLine } from '@surtidor/domain/payments';
import { useWhenAttemptsEnd } from '@surtidor/flows/react';
import { AmountText, BalanceBox, Button } from '@surtidor/ui';
import { useAbilities, usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';

/** The state of the company's credit line; null if there is nothing to show. */
function useCreditState() {
  const { state, retry } = useCreditLine(useAbilities().seeCreditLine);
  useWhenAttemptsEnd(retry);
  return state.kind === 'idle' || state.kind === 'empty' ? null : { state, retry };
}

type CreditState = NonNullable<ReturnType<typeof useCreditState>>['state'];

/** Returns the text of the available credit; null while it is loading. */
const getAvailableText = (state: CreditState, text: Text) => {
  const [credit] = getData(state) ?? [];
  if (credit) return formatMoney(credit.available);
  return state.kind === 'failed' ? text('Balance not available') : null;
};

const getFacts = ({ used, heldByOrders, limit }: CreditLine, text: Text) => [
  { label: text('In invoices'), value: formatMoney(used) },
  { label: text('In orders'), value: formatMoney(heldByOrders) },
  { label: text('Credit limit'), value: formatMoney(limit) },
];

const RetryButton = ({ onClick }: { readonly onClick: () => void }) => {
  const text = useText();
  return (
    <Button variant="quiet" onClick={onClick}>
      {text('Try again')}
    </Button>
  );
};

/**
 * The available credit and what uses it. Renders nothing if the backend has no credit lines, the company has none or
 * the user may not see it.
 */
export const CreditSummary = () => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const shown = useCreditState();
  if (shown === null) return null;
  const { state, retry } = shown;
  const [credit] = getData(state) ?? [];
  const { date, time } = formatInstant(timeZone, credit?.updatedAt ?? now(), now(), text);
  return (
    <BalanceBox
      label={text('Available credit')}
      amount={getAvailableText(state, text)}
      {...(!credit && state.kind === 'failed' && { actions: <RetryButton onClick={retry} /> })}
      {...(credit && {
        sign: credit.available.minor < 0 ? 'negative' : 'positive',
        note: credit.updatedAt !== null && text('As of {date}, {time}', { date, time }),
        facts: getFacts(credit, text),
      })}
    />
  );
};

/** The same in one line above a list; phones show the available credit only. */
export const CreditNote = () => {
  const text = useText();
  const shown = useCreditState();
  if (shown === null) return null;
  const { state, retry } = shown;
  const [credit] = getData(state) ?? [];
  const label = text('Available credit');
  return (
    <section
      aria-label={label}
      className="mb-2 flex flex-wrap items-baseline gap-x-6 text-sm print:hidden"
    >
      <p className="flex gap-1">
        <span>{label}</span>
        <strong
          className={`tabular-nums ${credit && credit.available.minor < 0 ? 'text-ui-danger-ink' : ''}`}
        >
          <AmountText>{getAvailableText(state, text) ?? '…'}</AmountText>
        </strong>
      </p>
      {!credit && state.kind === 'failed' && <RetryButton onClick={retry} />}
      {credit &&
        getFacts(credit, text).map((fact) => (
          <p key={fact.label} className="flex gap-1 text-ui-ink-soft max-lg:hidden">
            <span>{fact.label}</span>
            <span translate="no" className="tabular-nums">
              {fact.value}
            </span>
          </p>
        ))}
    </section>
  );
};
