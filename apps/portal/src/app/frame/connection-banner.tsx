import { Suspense, useEffect, useState } from 'react';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { lazyOptional } from '../../platform/loading/lazy-optional.ts';
import { loadConnectionTexts } from '../../platform/messages/catalogue-store.ts';

const OfflineBanner = lazyOptional(async () => {
  const [{ OfflineBanner: Banner }] = await Promise.all([
    import('./offline-banner.tsx'),
    loadConnectionTexts(),
  ]);
  return Banner;
});

/** The banner for the time without a connection: it is fetched while there is one. */
export const ConnectionBanner = () => {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => afterFirstPaint(() => setDismissed(true)), []);
  return isDismissed ? (
    <Suspense>
      <OfflineBanner />
    </Suspense>
  ) : null;
};
