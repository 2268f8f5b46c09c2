const controls = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled)';

/** The last focusable control before an element; null if none. */
export function controlBefore(element: Element): HTMLElement | null {
  const all = element.ownerDocument.querySelectorAll<HTMLElement>(controls);
  const before = [...all].filter(
    (control) =>
      // The bit says that the control comes first in the page.
      element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING &&
      control.getClientRects().length > 0,
  );
  return before.at(-1) ?? null;
}
