/** A store of the data layer, as far as waiting for it goes. */
interface Followed<TState> {
  readonly getState: () => TState;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Follows a store until its state is the one that is waited for. */
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
