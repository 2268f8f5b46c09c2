import { StateMessage } from '@surtidor/ui';
import { getLastOrdersPath } from '../../../features/orders/last-orders-query.ts';
import { usePortal, useRoutePath } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { OrderHeader } from './order-header.tsx';

export interface NoOrderProps {
  /** The requested number; null if it is missing or malformed. */
  readonly number: string | null;
}

/** The message for an order that does not exist or belongs to another client. */
export const NoOrder = ({ number }: NoOrderProps) => {
  const text = useText();
  const { tab } = usePortal().browser;
  const path = useRoutePath()('orders');
  return (
    <>
      <OrderHeader title={text('Order details')} />
      <StateMessage
        illustration="no-match"
        title={
          number === null
            ? text('This address names no order')
            : text('We did not find order {number}', { number })
        }
        action={
          <ButtonLink href={getLastOrdersPath(tab, path)}>{text('See your orders')}</ButtonLink>
        }
        urgency="status"
      >
        {text(
          number === null
            ? 'The number is missing or is written in a way that no order is called.'
            : 'It does not exist, or it is not one of your orders.',
        )}
      </StateMessage>
    </>
  );
};
