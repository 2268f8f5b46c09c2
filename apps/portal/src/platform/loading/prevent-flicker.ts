import { durations } from '@surtidor/domain';

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Holds a load up where its end would flicker: what comes before the progress bar shows is handed
 * on at once; what comes later waits until the bar has been seen for a moment (spec 9: throttle,
 * then least delay).
 */
export async function preventFlicker<T>(load: Promise<T>): Promise<T> {
  let isShown = false;
  const seen = wait(durations.progressThrottle).then(() => {
    isShown = true;
    return wait(durations.fetchMinimumDelay);
  });
  const loaded = await load;
  if (isShown) await seen;
  return loaded;
}
