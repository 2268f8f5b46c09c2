import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser; does nothing on a server, where React 18 would warn. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
