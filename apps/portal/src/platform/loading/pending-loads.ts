const pending = new Set<Promise<unknown>>();

/** Notes a lazy chunk on its way: the part of the page that waits for it is not hydrated yet. */
export function trackLoad<T>(load: Promise<T>): Promise<T> {
  const settled = load.then(
    () => undefined,
    () => undefined,
  );
  pending.add(settled);
  void settled.then(() => pending.delete(settled));
  return load;
}

/** The chunks on their way; null when there are none. */
export const pendingLoads = (): Promise<unknown> | null =>
  pending.size === 0 ? null : Promise.all(pending);
