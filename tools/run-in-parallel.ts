import { availableParallelism } from 'node:os';

/** Runs a job for every item, as many at the same time as there are cores. Returns the results in the order of the items. */
export async function runInParallel<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const remainingItems = items.entries();
  const runNext = async () => {
    for (const [index, item] of remainingItems) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return results;
}
