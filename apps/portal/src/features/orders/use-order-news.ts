import { useEffect, useRef } from 'react';
import { type OrderNumbers, subscribeOrderNews } from './order-news.ts';

/**
 * Calls `onNews` for matching changed orders, and when the tab becomes visible, because its data may be
 * outdated.
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
