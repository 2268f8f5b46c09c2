import { useCallback } from 'react';
import { isOver } from './over-entry.ts';
import { useHistory } from './router.tsx';

/**
 * Tells whether the present entry of the history stands for what lies over a page: who goes elsewhere
 * from there takes its place, so that the way back leads to the page.
 */
export function useOverPresent(): () => boolean {
  const { target } = useHistory();
  return useCallback(() => target !== null && isOver(target), [target]);
}
