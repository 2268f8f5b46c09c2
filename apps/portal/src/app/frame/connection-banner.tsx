import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';
import { OfflineBanner } from './offline-banner.tsx';

/** The offline banner, loaded while online. */
export const ConnectionBanner = () => {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => afterFirstPaint(() => setDismissed(true)), []);
  return isDismissed ? <OfflineBanner /> : null;
};
