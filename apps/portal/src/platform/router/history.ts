/** The address of a page of the portal, as the address bar has it. */
export interface AppLocation {
  readonly pathname: string;
  /** Begins with '?', or is empty. */
  readonly search: string;
  /** Begins with '#', or is empty. */
  readonly hash: string;
}

/** Where one is and how one goes elsewhere. A place keeps its identity until one goes. */
export interface LocationHistory {
  /** The window whose history it is; null for one that touches none. */
  readonly target: Window | null;
  readonly getLocation: () => AppLocation;
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes to an address of the portal; `replace` leaves no way back to the present one. */
  readonly go: (to: string, replace: boolean) => void;
  /**
   * Asks before going elsewhere: the guard is called with what would be done and does it, later, or
   * lets it be. One guard at a time, the newest. Returns a function that takes it away.
   */
  readonly guard: (guard: LeaveGuard) => () => void;
}

/** A navigation that waits; `overPresent` puts it in the place of the present entry. */
export type Proceed = (overPresent?: boolean) => void;

/** Called with a navigation that waits for an answer. */
export type LeaveGuard = (proceed: Proceed) => void;

/** Holds the guard of a history; `pass` runs a navigation at once where there is none. */
const guarding = () => {
  let current: LeaveGuard | null = null;
  return {
    pass: (proceed: Proceed) => (current === null ? proceed() : current(proceed)),
    guard: (guard: LeaveGuard) => {
      current = guard;
      return () => {
        if (current === guard) current = null;
      };
    },
  };
};

const anyOrigin = 'http://portal';

/** Reads an address against the present one: '/a?b=1', '?b=1', '#c'. */
export function placeOf(to: string, from: AppLocation): AppLocation {
  const { pathname, search } = from;
  const url = new URL(to, `${anyOrigin}${pathname}${search}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** A place as an address. */
export const addressOf = ({ pathname, search, hash }: AppLocation): string =>
  `${pathname}${search}${hash}`;

const listening = () => {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const here = ({ pathname, search, hash }: Location): AppLocation => ({ pathname, search, hash });

/** The window's own history: back and forward, and addresses that can be shared. */
export function createBrowserHistory(target: Window): LocationHistory & { close: () => void } {
  let place = here(target.location);
  const { notify, subscribe } = listening();
  const { pass, guard } = guarding();
  const moved = () => {
    place = here(target.location);
    notify();
  };
  target.addEventListener('popstate', moved);
  return {
    target,
    getLocation: () => place,
    subscribe,
    guard,
    go: (to, replace) =>
      pass((overPresent = false) => {
        const address = addressOf(placeOf(to, place));
        if (replace || overPresent) target.history.replaceState(null, '', address);
        else target.history.pushState(null, '', address);
        moved();
      }),
    close: () => target.removeEventListener('popstate', moved),
  };
}

/** A history for stories and tests: it begins at an address and touches no window. */
export function createMemoryHistory(initial = '/'): LocationHistory {
  let place = placeOf(initial, { pathname: '/', search: '', hash: '' });
  const { notify, subscribe } = listening();
  const { pass, guard } = guarding();
  return {
    target: null,
    getLocation: () => place,
    subscribe,
    guard,
    go: (to) =>
      pass(() => {
        place = placeOf(to, place);
        notify();
      }),
  };
}
