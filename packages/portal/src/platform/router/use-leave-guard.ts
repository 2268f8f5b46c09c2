import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** The confirmation before the user leaves a page. */
export interface LeaveConfirmation {
  /** Whether a navigation waits for confirmation. */
  readonly open: boolean;
  /** Continues the navigation. */
  readonly leave: () => void;
  /** Stays on the page. */
  readonly stay: () => void;
  /** Allows leaving without confirmation, because the changes are saved. */
  readonly release: () => void;
}

const noop = () => undefined;

/**
 * Requires a confirmation before the user leaves the page with a link, the back button or another navigation of
 * the portal. When the user closes the tab, the browser shows its own confirmation.
 * @param active Whether there are unsaved changes.
 */
export function useLeaveGuard(active: boolean): LeaveConfirmation {
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
      // The entry of an overlay has the same URL, so opening or closing it does not leave the page.
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
