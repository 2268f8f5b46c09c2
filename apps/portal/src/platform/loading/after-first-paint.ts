/**
 * Runs a callback when the browser is idle, or after `timeoutMs` milliseconds at the latest. Returns a function
 * that cancels the callback.
 */
export function afterFirstPaint(run: () => void, timeoutMs = 2500): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: timeoutMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(run, 200);
  return () => window.clearTimeout(timer);
}
