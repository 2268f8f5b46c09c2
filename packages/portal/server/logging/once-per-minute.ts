const minuteMs = 60_000;

/** Returns a function that writes at most one message a minute, for causes that repeat with every request. */
export function oncePerMinute(
  warn: (message: string) => void,
  now: () => number,
): (message: string) => void {
  let nextAt = Number.NEGATIVE_INFINITY;
  return (message) => {
    if (now() < nextAt) return;
    nextAt = now() + minuteMs;
    warn(message);
  };
}
