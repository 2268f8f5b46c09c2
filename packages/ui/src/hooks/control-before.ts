const controls = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled)';

/** Returns the last focusable control before an element; null if there is none. */
export function controlBefore(element: Element): HTMLElement | null {
  const all = element.ownerDocument.querySelectorAll<HTMLElement>(controls);
  const before = [...all].filter(
    (control) =>
      // The flag means that the control precedes the element.
      element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING &&
      control.getClientRects().length > 0,
  );
  return before.at(-1) ?? null;
}
