/** Returns the element and its ancestors, from the element up to the root. */
const getChain = (part: Element | null): Element[] =>
  part ? [part, ...getChain(part.parentElement)] : [];

/** The saved focus of a modal that is closing, for another modal that opens at the same time. */
let leaving: Element[] | undefined;

const take = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

const isLost = () => document.activeElement?.matches('body, :disabled');

/**
 * Focuses the first heading of the smallest ancestor that is still in the page, or a dialog without a
 * heading.
 */
const settle = (chain: readonly Element[]) => {
  for (const part of chain) {
    if (!isLost()) return;
    const place = part.querySelector('h1,h2,h3,h4') ?? (part.matches('dialog') ? part : null);
    if (!part.isConnected || !(place instanceof HTMLElement)) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    take(place);
  }
};

/**
 * Saves the focused element. Returns a function that restores the focus. If the element is gone or disabled,
 * the nearest heading around it receives the focus, such as the title of a dialog below. If nothing had the
 * focus, nothing is focused.
 */
export const saveFocus = (): (() => void) => {
  const active = document.activeElement;
  const chain = active === document.body ? (leaving ?? []) : getChain(active);
  return () => {
    take(chain[0]);
    leaving = chain;
    // The same render may remove the saved element or open another modal.
    queueMicrotask(() => {
      leaving = undefined;
      settle(chain);
    });
  };
};
