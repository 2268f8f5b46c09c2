/** The number of active locks. */
let lockCount = 0;
/** Restores the page's styles from before the first lock. */
let restoreStyles = () => {};

/** The width of the hidden scrollbar, for bars as wide as the page. */
const scrollbarProperty = '--ui-scrollbar';

const hideOverflow = (activeElement: Element | null): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingRight } = style;
  const scrollbarWidth = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  // `scrollbar-gutter` would reserve the space too, but no backdrop covers the gutter.
  // Phones have scrollbars without width, and the property would compute the styles of all elements again.
  if (scrollbarWidth !== '0px') {
    style.paddingRight = scrollbarWidth;
    style.setProperty(scrollbarProperty, scrollbarWidth);
  }
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
    style.removeProperty(scrollbarProperty);
    // If the modal below closed first, the page could not receive the focus at that time.
    if (document.activeElement === document.body && activeElement instanceof HTMLElement) {
      activeElement.focus({ preventScroll: true });
    }
  };
};

/**
 * Locks the scrolling of the page and reserves the scrollbar's space, so that nothing moves. Returns a
 * function that releases the lock. The page scrolls again once all locks are released, in any order.
 * @param activeElement The focused element of the page, from before the modal opened.
 */
export const lockScroll = (activeElement: Element | null): (() => void) => {
  if (lockCount === 0) restoreStyles = hideOverflow(activeElement);
  lockCount += 1;
  return () => {
    lockCount -= 1;
    if (lockCount === 0) restoreStyles();
  };
};
