import type { Notification } from '@surtidor/domain/notifications';
import { getOrderDetailsPath } from '@surtidor/domain/session';
import { useCallback } from 'react';
import { useAbilities } from '../../platform/context/portal-context.tsx';

/** Returns the path of a notification's order, if the user may see orders; stable. */
export function useOrderHref(): (notification: Notification) => string | undefined {
  const { seeOrders } = useAbilities();
  return useCallback(
    ({ orderNumber }) =>
      seeOrders && orderNumber !== null ? getOrderDetailsPath(orderNumber) : undefined,
    [seeOrders],
  );
}
