import type { Timers } from './timers.ts';

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

/** What a request asks for, by whom. */
export interface Sender {
  /** The page that waits for the response. */
  readonly page: object;
  /** Describes everything on which the page's next step depends, besides the response. */
  readonly label: string;
  /** Whether it changes nothing at the receiver. */
  readonly isQuery: boolean;
}

type State = 'sent' | 'abandoned' | 'performed' | 'finished';

/** A request in flight and what is known about it. */
export interface InFlight {
  readonly exchange: Exchange;
  readonly sender: Sender;
  readonly state: State;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** The response, once the receiver has acted. */
  readonly result: unknown;
}

/** A network in which the test triggers every step. */
export interface Network {
  /**
   * Sends a request. `perform` is the receiver's effect. Resolves with `lostResult` if the response is lost,
   * `unsentResult` if the request was not sent, and `brokenResult` if the receiver failed.
   */
  readonly send: <T>(
    sender: Sender,
    perform: () => T,
    lostResult: T,
    unsentResult: T,
    brokenResult?: T,
  ) => Promise<T>;
  /** Requests in flight, oldest first. */
  readonly getInFlight: () => readonly Exchange[];
  /** The same with what is known about them. */
  readonly describeInFlight: () => readonly InFlight[];
  /** The sender no longer exists. Its requests may still arrive. */
  readonly closePage: (page: object) => void;
  /** Drops requests that nobody waits for and that were sent before a time. */
  readonly dropAbandoned: (sentBefore: number) => void;
}

/** Creates a network without requests. */
export function createNetwork(timers: Pick<Timers, 'now'>): Network {
  let exchanges: InFlight[] = [];
  const getOpenExchanges = () => {
    exchanges = exchanges.filter(({ state }) => state !== 'finished');
    return exchanges;
  };
  return {
    send: (sender, perform, lostResult, unsentResult, brokenResult = lostResult) =>
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
        exchanges.push({
          exchange,
          sender,
          sentAt: timers.now(),
          get state() {
            return state;
          },
          get result() {
            return state === 'performed' ? result : null;
          },
        });
      }),
    getInFlight: () => getOpenExchanges().map(({ exchange }) => exchange),
    describeInFlight: getOpenExchanges,
    closePage: (page) => {
      for (const { exchange, sender } of exchanges) if (sender.page === page) exchange.lose();
      // Nobody learns whether a query arrives.
      exchanges = exchanges.filter(({ sender }) => sender.page !== page || !sender.isQuery);
    },
    dropAbandoned: (sentBefore) => {
      exchanges = exchanges.filter(
        ({ state, sentAt }) => state !== 'abandoned' || sentAt >= sentBefore,
      );
    },
  };
}
