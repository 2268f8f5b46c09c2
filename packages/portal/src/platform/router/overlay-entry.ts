import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry belongs to an overlay of the page, such as a dialog. */
    overlay?: true;
  }
}

/** Whether the current history entry belongs to an overlay of the page. */
export const isOverlayEntry = ({ location }: RouterHistory): boolean =>
  location.state.overlay === true;

/** Adds a history entry for an overlay. The back button removes the entry and keeps the page. */
export const pushOverlayEntry = (history: RouterHistory): void =>
  history.push(history.location.href, { overlay: true }, { ignoreBlocker: true });

/** Calls the listener when the user goes back or forward. Returns an unsubscribe function. */
export const onTraversal = (history: RouterHistory, listener: () => void): (() => void) =>
  history.subscribe(({ action }) => {
    if (action.type !== 'PUSH' && action.type !== 'REPLACE') listener();
  });

/**
 * Removes the history entry of a closed overlay. Waits for a tick, because the next overlay may reuse the entry.
 * Does nothing if the user navigates in the meantime. If the user goes back during the wait, the entry is
 * skipped and the previous page opens.
 * @returns A function that cancels the removal.
 */
export function removeOverlayEntry(history: RouterHistory): () => void {
  if (!isOverlayEntry(history)) return () => {};
  const goBack = () => history.back({ ignoreBlocker: true });
  const cancel = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  const unsubscribe = onTraversal(history, () => {
    cancel();
    if (!isOverlayEntry(history)) goBack();
  });
  const timer = setTimeout(() => {
    cancel();
    if (isOverlayEntry(history)) goBack();
  });
  return cancel;
}
