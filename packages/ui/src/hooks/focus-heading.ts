/** Moves a lost focus to the heading of a section instead of the start of the page. */
export const focusHeading = (heading: HTMLElement | null | undefined): void => {
  if (!heading || !document.activeElement?.matches('body,:disabled')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Returns the heading of the section around an element. */
export const getSectionHeading = (element: Element | null) =>
  element?.closest('section,main,dialog')?.querySelector<HTMLElement>('h1,h2,h3,h4');
