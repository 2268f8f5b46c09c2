/** The modals that lie over the page, the last one on top. */
const modals: HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

const notify = () => {
  for (const watcher of watchers) watcher();
};

/** Says that a modal lies over the page; the answer says that it has left. */
export const addModal = (dialog: HTMLDialogElement): (() => void) => {
  modals.push(dialog);
  notify();
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    notify();
  };
};

/** The modal on top: browsers let nobody reach anything else. Null where there is none. */
export const topModal = (): HTMLDialogElement | null => modals.at(-1) ?? null;

/** Calls the watcher whenever a modal comes or leaves, until the answer is called. */
export const watchModals = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};
