import { abilitiesOf, type Notification, orderDetailsPath } from '@surtidor/domain';
import { useCallback } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { isBuilt } from '../../platform/routes/routes.ts';

/** Returns the path of a notification's order, if the user may see orders; stable. */
export function useOrderHref(): (notification: Notification) => string | undefined {
  const { deploymentOptions } = usePortal();
  const { seeOrders } = abilitiesOf(useSession(), useVariant(), deploymentOptions);
  const leads = seeOrders && isBuilt('order-details');
  return useCallback(
    ({ orderNumber }) =>
      leads && orderNumber !== null ? orderDetailsPath(orderNumber) : undefined,
    [leads],
  );
}
