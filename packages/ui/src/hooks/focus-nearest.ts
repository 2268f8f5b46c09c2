/**
 * Does what may take a button away or disable it. Where the focus would go with it, the heading of
 * the button's part of the page has it, and not the page's start.
 */
export const focusNearest = (button: Element | null, act: () => void): void => {
  const heading = button?.closest('section,main,dialog')?.querySelector<HTMLElement>('h1,h2,h3,h4');
  act();
  queueMicrotask(() => {
    if (!heading || !document.activeElement?.matches('body,:disabled')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
};
