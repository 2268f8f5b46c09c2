/** The numbers of changed orders. */
export type OrderNumbers = ReadonlySet<string>;

type Listener = (numbers: OrderNumbers) => void;

const listeners = new Set<Listener>();

/** Announces changed orders to everything that shows orders. */
export function announceOrders(numbers: Iterable<string>): void {
  const pending = new Set(numbers);
  if (pending.size === 0) return;
  for (const listener of [...listeners]) listener(pending);
}

/** Calls back with the numbers of each announcement; returns an unsubscribe function. */
export function subscribeOrderNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
