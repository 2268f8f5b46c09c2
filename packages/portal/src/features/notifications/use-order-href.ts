import type { Notification } from '@surtidor/domain/notifications';
import { getOrderDetailsPath } from '@surtidor/domain/session';
import { useCallback } from 'react';
import { useAbilities } from '../../platform/context/portal-context.tsx';
import { isBuilt } from '../../platform/routes/routes.ts';

/** Returns the path of a notification's order, if the user may see orders; stable. */
export function useOrderHref(): (notification: Notification) => string | undefined {
  const { seeOrders } = useAbilities();
  const hasOrderPage = seeOrders && isBuilt('order-details');
  return useCallback(
    ({ orderNumber }) =>
      hasOrderPage && orderNumber !== null ? getOrderDetailsPath(orderNumber) : undefined,
    [hasOrderPage],
  );
}
