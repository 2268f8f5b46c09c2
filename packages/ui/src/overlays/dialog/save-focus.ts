/** Returns the element and its ancestors, from the element up to the root. */
const getPathToRoot = (element: Element | null): Element[] =>
  element ? [element, ...getPathToRoot(element.parentElement)] : [];

/** The saved path of a modal that is closing, for another modal that opens in the same render. */
let closingModalPath: Element[] | undefined;

const focusElement = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

const isFocusLost = () => document.activeElement?.matches('body, :disabled');

/** Focuses the first heading of the nearest ancestor in the page, or a dialog without a heading. */
const focusNearestHeading = (path: readonly Element[]) => {
  for (const element of path) {
    if (!isFocusLost()) return;
    const target =
      element.querySelector('h1,h2,h3,h4') ?? (element.matches('dialog') ? element : null);
    if (!element.isConnected || !(target instanceof HTMLElement)) continue;
    if (target.tabIndex < 0) target.tabIndex = -1;
    focusElement(target);
  }
};

/**
 * Saves the focused element. Returns a function that restores the focus. If the element is gone or disabled,
 * the nearest heading around it receives the focus, such as the title of a dialog below. If nothing had the
 * focus, nothing is focused.
 */
export const saveFocus = (): (() => void) => {
  const activeElement = document.activeElement;
  const path =
    activeElement === document.body ? (closingModalPath ?? []) : getPathToRoot(activeElement);
  return () => {
    focusElement(path[0]);
    closingModalPath = path;
    // The same render may remove the saved element or open another modal.
    queueMicrotask(() => {
      closingModalPath = undefined;
      focusNearestHeading(path);
    });
  };
};
