import { canOpen, getRoutePath } from '@surtidor/domain/session';
import { useVisitor } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { PageHead } from '../../../platform/page-head/page-head.tsx';
import { ButtonLink, type ButtonLinkProps } from '../../../platform/router/link.tsx';

/** Returns the path of the delivery calendar; null if the user cannot open it. */
function useCalendarPath(): string | null {
  const visitor = useVisitor();
  return canOpen(visitor, 'due-calendar')
    ? getRoutePath('due-calendar', visitor.deploymentOptions.product)
    : null;
}

/** A link to the delivery calendar, for those who can open it. */
export const DeliveryCalendarLink = ({ variant }: Pick<ButtonLinkProps, 'variant'>) => {
  const text = useText();
  const path = useCalendarPath();
  return (
    path && (
      <ButtonLink href={path} variant={variant}>
        {text('Delivery calendar')}
      </ButtonLink>
    )
  );
};

/** The banner of the orders. A narrow window has the delivery calendar among the list's options. */
export const OrdersBanner = () => {
  const text = useText();
  return (
    <PageHead
      title={text('Order status')}
      crumb={text('Pedidos')}
      subtitle={text('The status, updates and documents of each order.')}
      actions={
        <span className="contents max-lg:hidden">
          <DeliveryCalendarLink variant="secondary" />
        </span>
      }
    />
  );
};
