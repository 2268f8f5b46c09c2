/** How long idle work waits, so that a press that was made before hydration is answered first. */
const quietMs = 1_000;

/**
 * Runs a callback when the browser is idle, a second from now at the earliest and `timeoutMs` milliseconds later at the latest.
 * Returns a function that cancels the callback.
 */
export function afterFirstPaint(callback: () => void, timeoutMs = 2500): () => void {
  let handle: number | undefined;
  const timer = window.setTimeout(() => {
    if (typeof window.requestIdleCallback !== 'function') callback();
    else handle = window.requestIdleCallback(callback, { timeout: timeoutMs });
  }, quietMs);
  return () => {
    window.clearTimeout(timer);
    if (handle !== undefined) window.cancelIdleCallback(handle);
  };
}
