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

/** A network in which the test triggers every step. */
export interface Network {
  /**
   * Sends a request. `perform` is the receiver's effect. Resolves with `lostResult` if the response is lost,
   * `unsentResult` if the request was not sent, and `brokenResult` if the receiver failed.
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

type State = 'sent' | 'abandoned' | 'performed' | 'finished';

/** Creates a network without requests. */
export function createNetwork(): Network {
  let exchanges: { readonly exchange: Exchange; readonly isFinished: () => boolean }[] = [];
  return {
    send: (perform, lostResult, unsentResult, brokenResult = lostResult) =>
      new Promise((resolve) => {
        let state: State = 'sent';
        let result = lostResult;
        const exchange: Exchange = {
          arrive: () => {
            if (state !== 'sent' && state !== 'abandoned') return;
            result = perform();
            state = state === 'sent' ? 'performed' : 'finished';
          },
          repeat: () => {
            if (state === 'performed') perform();
          },
          respond: () => {
            if (state !== 'performed') return;
            state = 'finished';
            resolve(result);
          },
          breakAfter: () => {
            if (state !== 'sent') return;
            perform();
            state = 'finished';
            resolve(brokenResult);
          },
          lose: () => {
            if (state === 'finished' || state === 'abandoned') return;
            state = state === 'sent' ? 'abandoned' : 'finished';
            resolve(lostResult);
          },
          refuse: () => {
            if (state !== 'sent') return;
            state = 'finished';
            resolve(unsentResult);
          },
        };
        exchanges.push({ exchange, isFinished: () => state === 'finished' });
      }),
    getInFlight: () => {
      exchanges = exchanges.filter(({ isFinished }) => !isFinished());
      return exchanges.map(({ exchange }) => exchange);
    },
  };
}
