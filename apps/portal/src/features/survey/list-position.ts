/** The control of a list that has the focus, by its place, and where the cursor stands in it. */
export interface ListPosition {
  readonly control: number;
  readonly cursor: number | null;
}

const controlsOf = (list: HTMLElement) =>
  list.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

/** Where somebody is in a list of questions; null when they are elsewhere. */
export function positionIn(list: HTMLElement | null): ListPosition | null {
  if (list === null) return null;
  const { activeElement } = document;
  const control = Array.prototype.indexOf.call(controlsOf(list), activeElement);
  if (control < 0) return null;
  const cursor = activeElement instanceof HTMLTextAreaElement ? activeElement.selectionStart : null;
  return { control, cursor };
}

/** Goes on in a list that was rendered anew, where one was in the one before. */
export function goTo(list: HTMLElement | null, { control, cursor }: ListPosition): void {
  const found = list && controlsOf(list)[control];
  if (!found) return;
  found.focus({ preventScroll: true });
  if (cursor !== null) found.setSelectionRange(cursor, cursor);
}
