/** A request in flight and its possible outcomes. */
export interface Exchange {
  /** The request arrives and the other side acts; the response is in flight. */
  readonly arrive: () => void;
  /** A proxy repeats a request that arrived. */
  readonly repeat: () => void;
  /** The response arrives. */
  readonly respond: () => void;
  /** The request arrives, the other side acts and then fails: the response does not tell the result. */
  readonly breakAfter: () => void;
  /** The sender gives up; the request may still arrive. */
  readonly lose: () => void;
  /** The request was certainly not sent. */
  readonly refuse: () => void;
}

/** A network in which every step is explicit. */
export interface Network {
  /**
   * Sends a request: `act` is the other side's effect, `lost` the sender's result if the
   * response is lost, `unsent` if it was certainly not sent, `broken` if the other side failed.
   */
  readonly send: <T>(act: () => T, lost: T, unsent: T, broken?: T) => Promise<T>;
  /** Requests in flight, oldest first. */
  readonly inFlight: () => readonly Exchange[];
}

type State = 'leaving' | 'given up' | 'acted' | 'over';

/** Creates a network without automatic steps. */
export function createNetwork(): Network {
  let exchanges: { readonly exchange: Exchange; readonly isOver: () => boolean }[] = [];
  return {
    send: (act, lost, unsent, broken = lost) =>
      new Promise((resolve) => {
        let state: State = 'leaving';
        let result = lost;
        const exchange: Exchange = {
          arrive: () => {
            if (state !== 'leaving' && state !== 'given up') return;
            result = act();
            state = state === 'leaving' ? 'acted' : 'over';
          },
          repeat: () => {
            if (state === 'acted') act();
          },
          respond: () => {
            if (state !== 'acted') return;
            state = 'over';
            resolve(result);
          },
          breakAfter: () => {
            if (state !== 'leaving') return;
            act();
            state = 'over';
            resolve(broken);
          },
          lose: () => {
            if (state === 'over' || state === 'given up') return;
            state = state === 'leaving' ? 'given up' : 'over';
            resolve(lost);
          },
          refuse: () => {
            if (state !== 'leaving') return;
            state = 'over';
            resolve(unsent);
          },
        };
        exchanges.push({ exchange, isOver: () => state === 'over' });
      }),
    inFlight: () => {
      exchanges = exchanges.filter(({ isOver }) => !isOver());
      return exchanges.map(({ exchange }) => exchange);
    },
  };
}
