import { useOrderTimeline } from '@surtidor/data';
import { abilitiesOf, datePartsOf, type Order } from '@surtidor/domain';
import { Link } from '@surtidor/ui';
import { monthText } from '../../../features/lists/parameters.ts';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { shownValue } from '../../../platform/remote/frame-state.ts';
import { useRoutePath } from '../../../platform/routes/use-route-path.ts';

/**
 * The invoice of an order, linked to the movements of its month if permitted. The month comes from the
 * timeline entry of the invoice.
 */
export const InvoiceFact = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const session = useSession();
  const { deploymentOptions } = usePortal();
  const { seeAccountHistory } = abilitiesOf(session, useVariant(), deploymentOptions);
  const pathTo = useRoutePath();
  const { state } = useOrderTimeline(session.clientCode, order.number);
  const billedOn = shownValue(state)?.history.find(({ invoiceDate }) => invoiceDate)?.invoiceDate;
  if (!seeAccountHistory || !billedOn) return order.invoiceNumber;
  const month = monthText(datePartsOf(billedOn));
  return (
    <Link
      href={`${pathTo('account-history')}?month=${month}`}
      aria-label={text('Invoice {number} in your account', { number: order.invoiceNumber })}
    >
      {order.invoiceNumber}
    </Link>
  );
};
