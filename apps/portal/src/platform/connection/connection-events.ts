import type { PageLoadEvent } from '@surtidor/domain';

/** Buffers page loads and responses until the lazy connection code subscribes. */
export interface ConnectionEvents {
  /** Records an opened page or a server response. */
  readonly note: (event: PageLoadEvent) => void;
  /** Calls the listener with all recorded events, and with every later event. */
  readonly follow: (listener: (event: PageLoadEvent) => void) => void;
}

/** Creates an empty buffer. */
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
