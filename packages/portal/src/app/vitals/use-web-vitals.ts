import { useEffect } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';

/**
 * Reports the web vitals of a share of the page loads to the portal's server (`VITALS_PERCENT`). The code for it loads
 * when the browser is idle, and only in those page loads. If it fails to load, nothing is reported.
 */
export function useWebVitals(): void {
  const { vitalsPercent } = usePortal().config;
  useEffect(() => {
    if (Math.random() * 100 >= vitalsPercent) return;
    const { pathname } = window.location;
    return afterFirstPaint(() => {
      import('./report-web-vitals.ts').then(
        ({ reportWebVitals }) => reportWebVitals(pathname),
        () => undefined,
      );
    });
  }, [vitalsPercent]);
}
