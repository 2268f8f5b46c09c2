/** The open modals, the topmost last. */
const modals: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
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

/** Returns the topmost modal, the only interactive one, or null if none is open. */
export const getTopModal = (): HTMLDialogElement | null => modals.at(-1) ?? null;

/** Calls the listener when a modal opens or closes. Returns a function that unsubscribes. */
export const subscribeToModals = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
