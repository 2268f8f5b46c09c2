import { useEffect, useRef } from 'react';

const noop = () => {};

/**
 * Moves the focus to the page's heading once it is rendered, so that a screen reader reads it. Does nothing if the
 * user has focused something in the new page. Returns a function that cancels.
 */
function focusHeading(root: HTMLElement): () => void {
  const tryFocus = (): boolean => {
    const main = root.querySelector('main');
    const heading = main?.querySelector('h1');
    // While the code of a page loads, the previous page is hidden and may keep the focus.
    if (main?.querySelector(':focus')?.checkVisibility()) return true;
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  };
  if (tryFocus()) return noop;
  const observer = new MutationObserver(() => {
    if (tryFocus()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Focuses the heading after each change of page, as a new document would.
 * @param pageId Identifies the page (`getPageId`).
 */
export function usePageChange(pageId: string): void {
  const previousId = useRef(pageId);
  useEffect(() => {
    if (previousId.current === pageId) return noop;
    previousId.current = pageId;
    return focusHeading(document.body);
  }, [pageId]);
}
