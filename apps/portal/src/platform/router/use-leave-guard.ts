import { useCallback, useEffect, useRef, useState } from 'react';
import type { Proceed } from './history.ts';
import { dropOverlayEntry, isOverlayEntry, pushOverlayEntry } from './overlay-entry.ts';
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
  const phase = useRef<'asks' | 'saved' | 'leaves'>('asks');
  const keepEntry = useRef<() => void>(undefined);

  useEffect(() => {
    phase.current = 'asks';
    if (!active) return;
    return history.guard((proceed) => {
      if (phase.current !== 'asks') proceed(target !== null && isOverlayEntry(target));
      else setWaiting(() => proceed);
    });
  }, [history, target, active]);

  useEffect(() => {
    if (!active || target === null) return;
    keepEntry.current?.();
    if (!isOverlayEntry(target)) pushOverlayEntry(target);
    const moved = () => {
      if (isOverlayEntry(target)) return;
      if (phase.current === 'asks') setWaiting(() => () => target.history.back());
      if (phase.current !== 'saved') return;
      // The entry of our own was still there: whoever pressed back wanted the page before.
      phase.current = 'leaves';
      target.history.back();
    };
    const closing = (event: BeforeUnloadEvent) => {
      if (phase.current === 'asks') event.preventDefault();
    };
    target.addEventListener('popstate', moved);
    target.addEventListener('beforeunload', closing);
    return () => {
      target.removeEventListener('popstate', moved);
      target.removeEventListener('beforeunload', closing);
      keepEntry.current = dropOverlayEntry(target);
    };
  }, [target, active]);

  const release = useCallback(() => {
    phase.current = 'saved';
  }, []);
  return {
    open: waiting !== null,
    leave: () => {
      phase.current = 'leaves';
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
