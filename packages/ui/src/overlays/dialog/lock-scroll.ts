/** How many modals lie over the page. */
let modals = 0;
/** Gives the page back what the first of them found there. */
let refund = () => {};

/** How wide the scrollbar was whose place is kept free: bars as wide as the page go on below it. */
const scrollbarProperty = '--ui-scrollbar';

const hold = (): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingRight } = style;
  const scrollbar = `${window.innerWidth - clientWidth}px`;
  const { activeElement } = document;
  style.overflow = 'hidden';
  // A gutter would keep its place too, but no backdrop covers it.
  if (scrollbar !== '0px') style.paddingRight = scrollbar;
  style.setProperty(scrollbarProperty, scrollbar);
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
    style.removeProperty(scrollbarProperty);
    // The modal below may have left first, and the page could not take the focus back then.
    if (document.activeElement === document.body && activeElement instanceof HTMLElement) {
      activeElement.focus({ preventScroll: true });
    }
  };
};

/**
 * Keeps the page below still; the scrollbar's place stays free, so that nothing moves. The answer
 * lets go: the page moves again once every modal has let go, in whatever order they leave.
 */
export const lockScroll = (): (() => void) => {
  if (modals === 0) refund = hold();
  modals += 1;
  return () => {
    modals -= 1;
    if (modals === 0) refund();
  };
};
