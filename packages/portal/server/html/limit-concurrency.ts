/** Creates a function that runs at most `limit` tasks at once. The others wait in line. */
export function limitConcurrency(
  limit: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let runningCount = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    // A task that ends passes its place on.
    if (runningCount >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else runningCount += 1;
    try {
      return await task();
    } finally {
      const start = waiting.shift();
      if (start) start();
      else runningCount -= 1;
    }
  };
}
