/** The numbers of changed orders. */
export type OrderNumbers = ReadonlySet<string>;

type Listener = (numbers: OrderNumbers) => void;

const listeners = new Set<Listener>();

/** Notifies the subscribers of changed orders. */
export function announceOrders(numbers: Iterable<string>): void {
  const pending = new Set(numbers);
  if (pending.size === 0) return;
  for (const listener of [...listeners]) listener(pending);
}

/** Calls `listener` with the numbers of changed orders. Returns an unsubscribe function. */
export function subscribeOrderNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
