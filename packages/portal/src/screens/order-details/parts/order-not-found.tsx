import { StateMessage } from '@surtidor/ui';
import { useLastOrdersPath } from '../../../features/orders/last-orders-query.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { OrderHeader } from './order-header.tsx';

export interface OrderNotFoundProps {
  /** The requested number; null if it is missing or malformed. */
  readonly number: string | null;
}

/** The message for an order that does not exist or belongs to another client. */
export const OrderNotFound = ({ number }: OrderNotFoundProps) => {
  const text = useText();
  const ordersPath = useLastOrdersPath();
  return (
    <>
      <OrderHeader title={text('Order details')} />
      <StateMessage
        illustration="no-match"
        title={
          number === null
            ? text('The order number in this link is not valid')
            : text('We did not find order {number}', { number })
        }
        action={<ButtonLink href={ordersPath}>{text('View your orders')}</ButtonLink>}
        urgency="status"
      >
        {text(
          number === null
            ? 'Check the link or find the order in the list.'
            : 'The order does not exist or does not belong to your company.',
        )}
      </StateMessage>
    </>
  );
};
