/**
 * Runs a callback when the browser is idle, 1 to 3.5 seconds from now. Returns a function that cancels the callback.
 * The second is for the answer to a press that was made before hydration.
 */
export function afterFirstPaint(callback: () => void): () => void {
  let isCancelled = false;
  const run = () => isCancelled || callback();
  // Safari has no idle callbacks.
  setTimeout(() => window.requestIdleCallback?.(run, { timeout: 2_500 }) ?? run(), 1_000);
  return () => {
    isCancelled = true;
  };
}
