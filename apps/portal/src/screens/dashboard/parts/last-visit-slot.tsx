import { abilitiesOf } from '@surtidor/domain';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { LastVisit } from '../../../features/last-visit/last-visit.tsx';
import { wasHere } from '../../../features/last-visit/visit-storage.ts';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../../platform/loading/after-first-paint.ts';

/**
 * What changed since the last visit; a lazy chunk. The second line of the greeting has a fixed height, so
 * nothing below it moves.
 */
export const LastVisitSlot = () => {
  const session = useSession();
  const { deploymentOptions, browser } = usePortal();
  const { seePendingInvoices, seeOrders } = abilitiesOf(session, useVariant(), deploymentOptions);
  const [here, setHere] = useState(false);
  // Earlier visits are known to the browser only.
  const isHydrated = useHydrated();
  const isShown = useMemo(
    () => isHydrated && wasHere(browser.shared, session),
    [isHydrated, browser, session],
  );
  const canSeeChanges = seePendingInvoices || seeOrders;
  useEffect(
    () => (canSeeChanges ? afterFirstPaint(() => setHere(true)) : undefined),
    [canSeeChanges],
  );
  if (!canSeeChanges) return null;
  return here && <LastVisit shown={isShown} />;
};
