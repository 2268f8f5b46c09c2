import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type VitalName, webVitalsPath } from '../../shared/web-vitals.ts';

let isReporting = false;

/**
 * Sends the web vitals of this page load when the page is hidden, and later values when it is hidden again. `pathname`
 * is that of the loaded page; the server keeps only the name of its route.
 */
export function reportWebVitals(pathname: string): void {
  if (isReporting) return;
  isReporting = true;
  const vitals = new Map<VitalName, number>();
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB])
    listen(({ name, value }) => vitals.set(name, value));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return;
    const body = JSON.stringify({ pathname, vitals: Object.fromEntries(vitals) });
    vitals.clear();
    const headers = { 'Content-Type': 'application/json' };
    // The request outlives the page. A lost report is ignored.
    fetch(webVitalsPath, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  });
}
