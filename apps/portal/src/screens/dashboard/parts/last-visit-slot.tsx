import { abilitiesOf } from '@surtidor/domain';
import { Suspense, useEffect, useState } from 'react';
import { wasHere } from '../../../features/last-visit/visit-storage.ts';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../../platform/loading/after-first-paint.ts';
import { lazyOptional } from '../../../platform/loading/lazy-optional.ts';
import { loadVisitTexts } from '../../../platform/messages/catalogue-store.ts';

const LastVisit = lazyOptional(async () => {
  const [{ LastVisit }] = await Promise.all([
    import('../../../features/last-visit/last-visit.tsx'),
    loadVisitTexts(),
  ]);
  return LastVisit;
});

/**
 * The place of what changed since the last visit. It is fetched after the first paint, and as high
 * from the start as it will be: nothing below it moves.
 */
export const LastVisitSlot = () => {
  const session = useSession();
  const { deploymentOptions, browser } = usePortal();
  const { seePendingInvoices, seeOrders } = abilitiesOf(session, useVariant(), deploymentOptions);
  const [here, setHere] = useState(false);
  const [isShown] = useState(() => wasHere(browser.shared, session));
  const canSeeChanges = seePendingInvoices || seeOrders;
  useEffect(
    () => (canSeeChanges ? afterFirstPaint(() => setHere(true)) : undefined),
    [canSeeChanges],
  );
  if (!canSeeChanges) return null;
  const news = here && (
    <Suspense fallback={null}>
      <LastVisit shown={isShown} />
    </Suspense>
  );
  return isShown ? <div className="mb-5 h-20 sm:h-16">{news}</div> : news;
};
