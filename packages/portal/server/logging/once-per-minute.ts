const minuteMs = 60_000;

/** Returns a function that writes at most one message a minute (also if the clock is set back), for repeating causes. */
export function oncePerMinute(
  warn: (message: string) => void,
  now: () => number,
): (message: string) => void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (message) => {
    if (Math.abs(now() - writtenAt) < minuteMs) return;
    writtenAt = now();
    warn(message);
  };
}
