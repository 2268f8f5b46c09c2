/** The numbers of changed orders. */
export type OrderNumbers = ReadonlySet<string>;

type Listener = (numbers: OrderNumbers) => void;

const listeners = new Set<Listener>();

/** Notifies the subscribers of changed orders. */
export function notifyOrderNews(numbers: Iterable<string>): void {
  const orderNumbers = new Set(numbers);
  if (orderNumbers.size === 0) return;
  for (const listener of [...listeners]) listener(orderNumbers);
}

/** Calls `listener` with the numbers of changed orders. Returns an unsubscribe function. */
export function subscribeToOrderNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
