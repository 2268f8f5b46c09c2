import { formatMoney } from '@surtidor/domain';
import type { RecipientRow } from '@surtidor/domain/vouchers';
import { StatusPill } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { formatMessage } from '../../forms/message-text.ts';

/** Returns the rows with the invalid ones first, each group in list order. */
const sortInvalidFirst = (rows: readonly RecipientRow[]): readonly RecipientRow[] =>
  [...rows].sort((a, b) => Number(a.recipient !== null) - Number(b.recipient !== null));

/** Renders the rows of a list with their errors, invalid rows first. */
export const RecipientRows = ({ rows }: { rows: readonly RecipientRow[] }) => {
  const text = useText();
  return (
    <ul aria-label={text('List contents')} className="divide-y divide-ui-line">
      {sortInvalidFirst(rows).map(({ line, email, amountText, recipient, problems }) => (
        <li key={line} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
          <span translate="no" className="w-16 text-sm text-ui-ink-soft tabular-nums">
            {text('Line {n}', { n: line })}
          </span>
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <bdi translate="no" className="font-semibold">
              {email || '—'}
            </bdi>{' '}
            <span translate="no" className="text-ui-ink-soft tabular-nums">
              {recipient === null
                ? amountText
                : text('{quantity} of {amount}', {
                    quantity: recipient.quantity,
                    amount: formatMoney(recipient.amount),
                  })}
            </span>
            {problems.map((problem) => (
              <span key={problem.key} className="block text-sm text-ui-danger-ink">
                {formatMessage(problem, text)}
              </span>
            ))}
          </span>
          <StatusPill tone={recipient === null ? 'danger' : 'success'}>
            {text(recipient === null ? 'With errors' : 'Ready')}
          </StatusPill>
        </li>
      ))}
    </ul>
  );
};
