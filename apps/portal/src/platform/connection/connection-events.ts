import type { PageLoadEvent } from '@surtidor/domain';

/** Buffers page loads and responses until the lazy connection code subscribes. */
export interface ConnectionEvents {
  /** Records an opened page or a server response. */
  readonly record: (event: PageLoadEvent) => void;
  /** Calls the listener with all recorded events, and with every later event. */
  readonly subscribe: (listener: (event: PageLoadEvent) => void) => void;
}

/** Creates an empty buffer. */
export function createConnectionEvents(): ConnectionEvents {
  const buffer: PageLoadEvent[] = [];
  let dispatch = (event: PageLoadEvent): unknown => buffer.push(event);
  return {
    record: (event) => void dispatch(event),
    subscribe: (listener) => {
      dispatch = listener;
      for (const event of buffer.splice(0)) listener(event);
    },
  };
}
