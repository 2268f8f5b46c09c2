import { useEffect, useRef } from 'react';

/** Calls `dismiss` once after `delayMs`; undefined stops the timer, and a new value restarts it. */
export const useDelayedDismiss = (
  delayMs: number | undefined,
  dismiss: (() => void) | undefined,
) => {
  const latestDismiss = useRef(dismiss);
  useEffect(() => {
    latestDismiss.current = dismiss;
  });
  useEffect(() => {
    if (delayMs === undefined) return;
    const timer = setTimeout(() => latestDismiss.current?.(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
};
