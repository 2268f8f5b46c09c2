import { useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/** Returns a stable function that always calls the latest callback. */
export const useEventCallback = <Arguments extends unknown[]>(
  newest: (...given: Arguments) => void,
): ((...given: Arguments) => void) => {
  const latest = useRef(newest);
  useBrowserLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
};
