/**
 * Runs something when the browser has nothing better to do, at the latest after so many
 * milliseconds. The answer cancels it.
 */
export function afterFirstPaint(run: () => void, atMostMs = 2500): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: atMostMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(run, 200);
  return () => window.clearTimeout(timer);
}
