const mark = 'surtidorOver';

/** Whether the present entry of the history stands for something over a page, not for a page. */
export const isOverlayEntry = ({ history }: Window): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/** Adds such an entry: the back button takes it away first and leaves the page. */
export const pushOverlayEntry = ({ history }: Window): void =>
  history.pushState({ [mark]: true }, '');

/**
 * Takes the present entry away when it stands for something over a page that is gone: a moment later,
 * since what comes next may need it, and not when one is elsewhere by then. Whoever presses back
 * before that took it away themselves and wanted the page before: they are led there.
 * @returns Leaves it where it is.
 */
export function dropOverlayEntry(target: Window): () => void {
  if (!isOverlayEntry(target)) return () => {};
  const stop = () => {
    target.clearTimeout(timer);
    target.removeEventListener('popstate', moved);
  };
  const moved = () => {
    stop();
    if (!isOverlayEntry(target)) target.history.back();
  };
  const timer = target.setTimeout(() => {
    stop();
    if (isOverlayEntry(target)) target.history.back();
  });
  target.addEventListener('popstate', moved);
  return stop;
}
