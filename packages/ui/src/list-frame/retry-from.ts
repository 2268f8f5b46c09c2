/**
 * Asks again. The button that was pressed mostly goes meanwhile; then the focus is at the heading of
 * its part of the page, and not at the page's start.
 */
export const retryFrom = (button: Element, onRetry: () => void): void => {
  const heading = button.closest('section,main')?.querySelector<HTMLElement>('h1,h2,h3');
  onRetry();
  queueMicrotask(() => {
    if (button.isConnected || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
};
