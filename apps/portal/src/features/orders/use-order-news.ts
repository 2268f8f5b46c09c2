import { useEffect, useRef } from 'react';
import { type OrderNumbers, subscribeOrderNews } from './order-news.ts';

/**
 * Calls `onNews` when a notification names orders that `concerns` accepts, and when the tab becomes
 * visible, since its data may be old.
 */
export function useOrderNews(
  concerns: (numbers: OrderNumbers) => boolean,
  onNews: () => void,
): void {
  const latest = useRef({ concerns, onNews });
  latest.current = { concerns, onNews };
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') latest.current.onNews();
    };
    document.addEventListener('visibilitychange', onVisible);
    const unsubscribe = subscribeOrderNews((numbers) => {
      if (latest.current.concerns(numbers)) latest.current.onNews();
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      unsubscribe();
    };
  }, []);
}
