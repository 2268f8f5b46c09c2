import { useEffect, useRef } from 'react';

const nothing = () => {};

/**
 * Moves the focus to the page's heading, as soon as there is one; a screen reader then reads it.
 * Whoever has moved into the new page meanwhile is left alone. Returns what ends the wait.
 */
function focusHeading(root: HTMLElement): () => void {
  const settle = (): boolean => {
    const main = root.querySelector('main');
    const heading = main?.querySelector('h1');
    // While a page waits for its code the last one is still there, hidden: it takes no focus, and the
    // link that was followed may still hold it.
    if (main?.querySelector(':focus')?.checkVisibility()) return true;
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  };
  if (settle()) return nothing;
  const observer = new MutationObserver(() => {
    if (settle()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * What every change of the page brings with it, as a new document would: the page's top is in sight
 * and the focus at its heading.
 * @param page Tells two pages apart; the same page with another filter is no other page.
 */
export function usePageChange(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return nothing;
    shown.current = page;
    window.scrollTo(0, 0);
    return focusHeading(document.body);
  }, [page]);
}
