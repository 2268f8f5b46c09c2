/** What is around an element, from itself to the root. */
const chainOf = (part: Element | null): Element[] =>
  part ? [part, ...chainOf(part.parentElement)] : [];

/** Where the focus was before the modal that is leaving right now; another may take its place. */
let leaving: Element[] | undefined;

const take = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

const isLost = () => document.activeElement?.matches('body, :disabled');

/** Goes to the first heading of the smallest part that is still there, or to a dialog without one. */
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
 * Remembers where the focus is; the answer gives it back there. A place that has gone or was
 * disabled meanwhile cannot take it: then the nearest heading around it does, which may be the
 * title of a dialog below. Where nothing had the focus, nothing gets it.
 */
export const saveFocus = (): (() => void) => {
  const active = document.activeElement;
  const chain = active === document.body ? (leaving ?? []) : chainOf(active);
  return () => {
    take(chain[0]);
    leaving = chain;
    // What is rendered together with the closing may take the place away, or be a modal in turn.
    queueMicrotask(() => {
      leaving = undefined;
      settle(chain);
    });
  };
};
