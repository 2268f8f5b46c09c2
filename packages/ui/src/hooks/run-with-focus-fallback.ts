import { focusHeading, getSectionHeading } from './focus-heading.ts';

/**
 * Runs an action that may remove or disable a button. If the focus is lost, it moves to the heading of the
 * surrounding section instead of the start of the page.
 */
export const runWithFocusFallback = (button: Element | null, action: () => void): void => {
  const heading = getSectionHeading(button);
  action();
  queueMicrotask(() => focusHeading(heading));
};
