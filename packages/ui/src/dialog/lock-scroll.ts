/** How many modals lie over the page. */
let modals = 0;
/** Gives the page back what the first of them found there. */
let giveBack = () => {};

const hold = (): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const { activeElement } = document;
  style.overflow = 'hidden';
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
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
  if (modals === 0) giveBack = hold();
  modals += 1;
  return () => {
    modals -= 1;
    if (modals === 0) giveBack();
  };
};
