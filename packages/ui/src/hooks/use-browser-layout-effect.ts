import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that says nothing where there is no layout: React 18 warns of one on a server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
