/** One request on its way, and what may become of it. */
export interface Exchange {
  /** The request arrives and the other side acts; the answer sets out. */
  readonly arrive: () => void;
  /** A proxy repeats a request that arrived. */
  readonly repeat: () => void;
  /** The answer comes home. */
  readonly respond: () => void;
  /** The request arrives and the other side acts, then breaks: the answer does not say what was done. */
  readonly breakAfter: () => void;
  /** The sender gives up; what it sent may still arrive. */
  readonly lose: () => void;
  /** It is known that nothing left. */
  readonly refuse: () => void;
}

/** A network in which nothing moves by itself. */
export interface Network {
  /**
   * Sends something: `act` is what the other side does, `lost` what the sender hears when the
   * answer is lost, `unsent` when it is certain that nothing left, `broken` when the other side breaks.
   */
  readonly send: <T>(act: () => T, lost: T, unsent: T, broken?: T) => Promise<T>;
  /** Everything that is still on its way, oldest first. */
  readonly inFlight: () => readonly Exchange[];
}

type State = 'leaving' | 'given up' | 'acted' | 'over';

/** Makes a network whose every step is somebody's decision. */
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
