/** A store of the data layer. */
interface ObservableStore<TState> {
  readonly getState: () => TState;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Waits until a store's state matches a condition. */
export const waitForState = <TState>(
  { getState, subscribe }: ObservableStore<TState>,
  condition: (state: TState) => boolean,
): Promise<TState> =>
  new Promise((resolve) => {
    const check = () => {
      if (condition(getState())) resolve(getState());
    };
    subscribe(check);
    check();
  });
