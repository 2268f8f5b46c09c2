import { useEffect, useRef } from 'react';
import { dropOverlayEntry, isOverlayEntry, pushOverlayEntry } from './overlay-entry.ts';
import { useHistory } from './router.tsx';

/**
 * Gives what lies over a page an entry of its own in the history: the back button takes that away
 * and leaves the page, and what was selected there, as it is.
 * @param onBack Closes it.
 */
export function useBackCloses(onBack: () => void): void {
  const { target } = useHistory();
  const newest = useRef(onBack);
  const keepEntry = useRef<() => void>(undefined);
  // An entry that was there before is somebody else's: a form that is not left without asking.
  const pushed = useRef(false);
  useEffect(() => {
    newest.current = onBack;
  });
  useEffect(() => {
    if (target === null) return;
    keepEntry.current?.();
    if (!isOverlayEntry(target)) {
      pushOverlayEntry(target);
      pushed.current = true;
    }
    const moved = () => {
      if (!isOverlayEntry(target)) newest.current();
    };
    target.addEventListener('popstate', moved);
    return () => {
      target.removeEventListener('popstate', moved);
      if (pushed.current) keepEntry.current = dropOverlayEntry(target);
    };
  }, [target]);
}
