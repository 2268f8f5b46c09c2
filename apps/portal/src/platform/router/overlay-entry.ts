const mark = 'surtidorOver';

/** Whether the present entry of the history stands for something over a page, not for a page. */
export const isOverlayEntry = ({ history }: Window): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/** Adds such an entry: the back button takes it away first and leaves the page. */
export const pushOverlayEntry = ({ history }: Window): void =>
  history.pushState({ [mark]: true }, '');
