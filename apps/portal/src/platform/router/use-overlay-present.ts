import { useCallback } from 'react';
import { isOverlayEntry } from './overlay-entry.ts';
import { useHistory } from './router.tsx';

/**
 * Tells whether the present entry of the history stands for what lies over a page: who goes elsewhere
 * from there takes its place, so that the way back leads to the page.
 */
export function useOverlayPresent(): () => boolean {
  const { target } = useHistory();
  return useCallback(() => target !== null && isOverlayEntry(target), [target]);
}
