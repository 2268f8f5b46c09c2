import { canOpen } from '@surtidor/domain';
import { PageBanner } from '@surtidor/ui';
import { getHubPath, isHubSectionIncluded } from '../../../features/payments-hub/hub-sections.ts';
import {
  usePortal,
  useRoutePath,
  useSession,
  useVariant,
} from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';

/** The banner of the orders, with a link to the delivery calendar. */
export const OrdersBanner = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const visitor = { session: useSession(), variant: useVariant(), deploymentOptions };
  const homePath = useRoutePath()('home');
  return (
    <PageBanner
      title={text('Order status')}
      subtitle={text('The status, updates and documents of each order.')}
      breadcrumbs={{
        label: text('You are here'),
        crumbs: [{ label: text('Inicio'), href: homePath }, { label: text('Pedidos') }],
      }}
      {...(canOpen(visitor, 'pending-invoices') &&
        isHubSectionIncluded('calendar', deploymentOptions) && {
          actions: (
            <ButtonLink
              href={getHubPath(deploymentOptions.product, 'calendar')}
              variant="secondary"
            >
              {text('Delivery calendar')}
            </ButtonLink>
          ),
        })}
    />
  );
};
