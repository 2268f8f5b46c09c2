/** A request in flight and its possible outcomes. */
export interface Exchange {
  /** The request arrives and the receiver acts. The response is in flight. */
  readonly arrive: () => void;
  /** A proxy repeats a request that arrived. */
  readonly repeat: () => void;
  /** The response arrives. */
  readonly respond: () => void;
  /** The request arrives, the receiver acts and then fails. The response does not contain the result. */
  readonly breakAfter: () => void;
  /** The sender stops waiting. The request may still arrive. */
  readonly lose: () => void;
  /** The request fails before it is sent. */
  readonly refuse: () => void;
}

/** A network whose steps are triggered explicitly. */
export interface Network {
  /**
   * Sends a request. `act` is the receiver's effect. The sender's result is `lost` if the response is lost,
   * `unsent` if the request was not sent, and `broken` if the receiver failed.
   */
  readonly send: <T>(
    perform: () => T,
    lostResult: T,
    unsentResult: T,
    brokenResult?: T,
  ) => Promise<T>;
  /** Requests in flight, oldest first. */
  readonly getInFlight: () => readonly Exchange[];
}

type State = 'leaving' | 'given up' | 'acted' | 'over';

/** Creates a network without requests. */
export function createNetwork(): Network {
  let exchanges: { readonly exchange: Exchange; readonly isOver: () => boolean }[] = [];
  return {
    send: (act, lostResult, unsentResult, brokenResult = lostResult) =>
      new Promise((resolve) => {
        let state: State = 'leaving';
        let result = lostResult;
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
            resolve(brokenResult);
          },
          lose: () => {
            if (state === 'over' || state === 'given up') return;
            state = state === 'leaving' ? 'given up' : 'over';
            resolve(lostResult);
          },
          refuse: () => {
            if (state !== 'leaving') return;
            state = 'over';
            resolve(unsentResult);
          },
        };
        exchanges.push({ exchange, isOver: () => state === 'over' });
      }),
    getInFlight: () => {
      exchanges = exchanges.filter(({ isOver }) => !isOver());
      return exchanges.map(({ exchange }) => exchange);
    },
  };
}
