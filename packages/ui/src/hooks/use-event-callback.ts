import { useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/** Returns a stable function that always calls the latest callback. */
export const useEventCallback = <Args extends unknown[]>(
  callback: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latestCallback = useRef(callback);
  useBrowserLayoutEffect(() => {
    latestCallback.current = callback;
  });
  return useCallback((...args: Args) => latestCallback.current(...args), []);
};
