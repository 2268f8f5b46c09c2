/** The part of a data layer store needed to wait for a state. */
interface Followed<TState> {
  readonly getState: () => TState;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Subscribes to a store until its state matches. */
export const until = <TState>(
  { getState, subscribe }: Followed<TState>,
  condition: (state: TState) => boolean,
): Promise<TState> =>
  new Promise((resolve) => {
    const check = () => {
      if (condition(getState())) resolve(getState());
    };
    subscribe(check);
    check();
  });
