/**
 * Runs an action that may remove or disable a button. If the focus is lost, it moves to the heading of the
 * surrounding section instead of the start of the page.
 */
export const runWithFocusFallback = (button: Element | null, action: () => void): void => {
  const heading = button?.closest('section,main,dialog')?.querySelector<HTMLElement>('h1,h2,h3,h4');
  action();
  queueMicrotask(() => {
    if (!heading || !document.activeElement?.matches('body,:disabled')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
};
