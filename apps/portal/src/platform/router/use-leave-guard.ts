import { useCallback, useEffect, useRef, useState } from 'react';
import type { Proceed } from './history.ts';
import { isOverlayEntry, pushOverlayEntry } from './overlay-entry.ts';
import { useHistory } from './router.tsx';

/** A page that is not left without asking. */
export interface LeaveQuestion {
  /** Whether somebody is about to leave and has to be asked. */
  readonly open: boolean;
  /** Goes where they were going. */
  readonly leave: () => void;
  /** Stays on the page. */
  readonly stay: () => void;
  /** Asks no more: what was at stake is saved. */
  readonly release: () => void;
}

/**
 * Asks before a page is left by a link, by the back button or by a navigation of the program; when
 * the tab is closed the browser asks in its own words.
 * @param active Whether there is something to lose.
 */
export function useLeaveGuard(active: boolean): LeaveQuestion {
  const history = useHistory();
  const { target } = history;
  const [waiting, setWaiting] = useState<Proceed | null>(null);
  const released = useRef(false);
  const leaving = useRef<number>(undefined);

  useEffect(() => {
    released.current = false;
    if (!active) return;
    return history.guard((proceed) => {
      if (released.current) proceed(target !== null && isOverlayEntry(target));
      else setWaiting(() => proceed);
    });
  }, [history, target, active]);

  useEffect(() => {
    if (!active || target === null) return;
    target.clearTimeout(leaving.current);
    if (!isOverlayEntry(target)) pushOverlayEntry(target);
    const moved = () => {
      if (!released.current && !isOverlayEntry(target))
        setWaiting(() => () => target.history.back());
    };
    const closing = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    target.addEventListener('popstate', moved);
    target.addEventListener('beforeunload', closing);
    return () => {
      target.removeEventListener('popstate', moved);
      target.removeEventListener('beforeunload', closing);
      // The entry of our own goes too, unless one is elsewhere by then.
      leaving.current = target.setTimeout(() => {
        if (isOverlayEntry(target)) target.history.back();
      });
    };
  }, [target, active]);

  const release = useCallback(() => {
    released.current = true;
  }, []);
  return {
    open: waiting !== null,
    leave: () => {
      release();
      setWaiting(null);
      waiting?.(target !== null && isOverlayEntry(target));
    },
    stay: () => {
      setWaiting(null);
      if (target !== null && !isOverlayEntry(target)) pushOverlayEntry(target);
    },
    release,
  };
}
