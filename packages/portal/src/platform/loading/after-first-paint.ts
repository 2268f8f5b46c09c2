/**
 * Runs a callback when the browser is idle, or after `timeoutMs` milliseconds at the latest. Returns a function
 * that cancels the callback.
 */
export function afterFirstPaint(callback: () => void, timeoutMs = 2500): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: timeoutMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(callback, 200);
  return () => window.clearTimeout(timer);
}
