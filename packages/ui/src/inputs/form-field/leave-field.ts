import type { FocusEvent, FocusEventHandler } from 'react';

/** Calls the owner's `onBlur` when the focus leaves the whole field, its buttons and panels included. */
export const leaveField = <Root extends HTMLElement>(
  onBlur: FocusEventHandler<HTMLElement> | undefined,
): FocusEventHandler<Root> | undefined =>
  onBlur &&
  ((event: FocusEvent<Root>) => {
    // Behind another window the focus is still here.
    const next = event.relatedTarget ?? document.activeElement;
    if (!event.currentTarget.contains(next)) onBlur(event);
  });
