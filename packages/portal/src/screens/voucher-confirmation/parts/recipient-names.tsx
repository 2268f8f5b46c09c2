import { formatMoney } from '@surtidor/domain';
import type { VoucherRecipient } from '@surtidor/domain/vouchers';
import { Button } from '@surtidor/ui';
import { useCartStore } from '../../../features/vouchers/use-cart.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

/** The recipients of the vouchers, and a button to send all vouchers to one address. */
export const RecipientNames = ({ recipients }: { recipients: readonly VoucherRecipient[] }) => {
  const text = useText();
  const { setRecipients } = useCartStore();
  return (
    <section aria-label={text('Recipients')} className="flex flex-col gap-2">
      <p className="font-semibold">
        {text('{count} e-mail addresses receive vouchers', { count: recipients.length })}
      </p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be focusable.
        tabIndex={0}
        aria-label={text('Recipients')}
        className="max-h-60 divide-y divide-ui-line overflow-y-auto rounded-ui-sm border border-ui-line px-3 text-sm"
      >
        {recipients.map(({ email, amount, quantity }) => (
          <li
            key={`${email} ${amount.minor}`}
            className="flex flex-wrap justify-between gap-x-4 py-2"
          >
            <bdi translate="no" className="min-w-0 wrap-anywhere">
              {email}
            </bdi>
            <span translate="no" className="text-ui-ink-soft tabular-nums">
              {text('{quantity} of {amount}', { quantity, amount: formatMoney(amount) })}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" size="sm" onClick={() => setRecipients(null)}>
          {text('Send all vouchers to one address')}
        </Button>
      </div>
    </section>
  );
};
