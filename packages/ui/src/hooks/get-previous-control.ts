const controlSelector = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled)';

/** Returns the last tab stop before an element; null if there is none. */
export function getPreviousControl(element: Element): HTMLElement | null {
  const controls = element.ownerDocument.querySelectorAll<HTMLElement>(controlSelector);
  const previousControls = [...controls].filter(
    (control) =>
      // The flag means that the control precedes the element.
      element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING &&
      control.tabIndex >= 0 &&
      control.getClientRects().length > 0,
  );
  return previousControls.at(-1) ?? null;
}
