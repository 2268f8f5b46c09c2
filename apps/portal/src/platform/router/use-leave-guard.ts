import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** A page that asks for confirmation before it is left. */
export interface LeaveQuestion {
  /** Whether a navigation waits for confirmation. */
  readonly open: boolean;
  /** Continues the navigation. */
  readonly leave: () => void;
  /** Stays on the page. */
  readonly stay: () => void;
  /** Stops asking: the changes are saved. */
  readonly release: () => void;
}

const noop = () => undefined;

/**
 * Asks for confirmation before the page is left by a link, the back button or a navigation of the
 * portal. When the tab is closed the browser asks in its own words.
 * @param active Whether there are unsaved changes.
 */
export function useLeaveGuard(active: boolean): LeaveQuestion {
  const isReleased = useRef(false);
  useEffect(() => {
    if (active) isReleased.current = false;
  }, [active]);
  const blocker = useBlocker({
    disabled: !active,
    withResolver: true,
    enableBeforeUnload: () => !isReleased.current,
    shouldBlockFn: ({ current, next }) =>
      !isReleased.current &&
      // An overlay's entry has the same address: opening and closing it leaves nothing.
      (current.pathname !== next.pathname ||
        JSON.stringify(current.search) !== JSON.stringify(next.search)),
  });
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  return {
    open: blocker.status === 'blocked',
    leave: () => {
      isReleased.current = true;
      blocker.proceed?.();
    },
    stay: blocker.reset ?? noop,
    release,
  };
}
