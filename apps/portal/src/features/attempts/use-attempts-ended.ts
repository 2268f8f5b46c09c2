import type { PaymentAttempt } from '@surtidor/domain';
import { useEffect, useRef } from 'react';

/**
 * Calls back when an attempt that was in progress is so no more: what the backend says of its
 * documents has changed.
 * @param live The attempts in progress.
 * @param onEnd Called once for each change, after the attempt's end is known.
 */
export function useAttemptsEnded(
  live: readonly Pick<PaymentAttempt, 'key'>[],
  onEnd: () => void,
): void {
  const before = useRef(live);
  useEffect(() => {
    const keys = new Set(live.map(({ key }) => key));
    const ended = before.current.some(({ key }) => !keys.has(key));
    before.current = live;
    if (ended) onEnd();
  }, [live, onEnd]);
}
