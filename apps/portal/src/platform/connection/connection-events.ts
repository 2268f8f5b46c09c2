import type { PageLoadEvent } from '@surtidor/domain';

/** What the connection needs to know from the start, before anything of it is fetched. */
export interface ConnectionEvents {
  /** Records an opened page or a response of the server. */
  readonly note: (event: PageLoadEvent) => void;
  /** Hands on what was noted so far, and from now on at once. */
  readonly follow: (listener: (event: PageLoadEvent) => void) => void;
}

/** Keeps what happens until somebody follows it. */
export function createConnectionEvents(): ConnectionEvents {
  const early: PageLoadEvent[] = [];
  let dispatch = (event: PageLoadEvent): unknown => early.push(event);
  return {
    note: (event) => void dispatch(event),
    follow: (listener) => {
      dispatch = listener;
      for (const event of early.splice(0)) listener(event);
    },
  };
}
