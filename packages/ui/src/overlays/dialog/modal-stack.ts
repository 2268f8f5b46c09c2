/** The open modals, the topmost last. */
const modals: HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

const notify = () => {
  for (const watcher of watchers) watcher();
};

/** Adds a modal to the stack. Returns a function that removes it. */
export const addModal = (dialog: HTMLDialogElement): (() => void) => {
  modals.push(dialog);
  notify();
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    notify();
  };
};

/** Returns the topmost modal, the only one that browsers let users reach, or null if none is open. */
export const topModal = (): HTMLDialogElement | null => modals.at(-1) ?? null;

/** Calls the watcher whenever a modal opens or closes. Returns a function that stops watching. */
export const watchModals = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};
