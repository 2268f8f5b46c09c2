import { canOpen } from '@surtidor/domain/session';
import { getHubPath, isHubSectionIncluded } from '../../../features/payments-hub/hub-sections.ts';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { PageHead } from '../../../platform/page-head/page-head.tsx';
import { ButtonLink, type ButtonLinkProps } from '../../../platform/router/link.tsx';

/** Returns the path of the delivery calendar; null if the user cannot open it. */
function useCalendarPath(): string | null {
  const { deploymentOptions } = usePortal();
  const visitor = { session: useSession(), variant: useVariant(), deploymentOptions };
  return canOpen(visitor, 'pending-invoices') && isHubSectionIncluded('calendar', deploymentOptions)
    ? getHubPath(deploymentOptions.product, 'calendar')
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
