import type { Notification } from '@surtidor/domain/notifications';
import { getClaimSubjectPath, getOrderDetailsPath } from '@surtidor/domain/session';
import { useCallback } from 'react';
import { useAbilities } from '../../platform/context/portal-context.tsx';

/** Returns the path of what a notification is about, if the user may see it: an order or an answered claim; stable. */
export function useNotificationHref(): (notification: Notification) => string | undefined {
  const { seeOrders, seeClaims } = useAbilities();
  return useCallback(
    ({ orderNumber, claimSubject }) => {
      if (claimSubject !== null && seeClaims) return getClaimSubjectPath(claimSubject);
      return seeOrders && orderNumber !== null ? getOrderDetailsPath(orderNumber) : undefined;
    },
    [seeOrders, seeClaims],
  );
}
