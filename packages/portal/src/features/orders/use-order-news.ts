import { useEffect, useRef } from 'react';
import { type OrderNumbers, subscribeToOrderNews } from './order-news.ts';

/**
 * Calls `onNews` for matching changed orders, and when the tab becomes visible, because its data may be
 * outdated.
 */
export function useOrderNews(
  matches: (numbers: OrderNumbers) => boolean,
  onNews: () => void,
): void {
  const latestProps = useRef({ matches, onNews });
  latestProps.current = { matches, onNews };
  useEffect(() => {
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') latestProps.current.onNews();
    };
    document.addEventListener('visibilitychange', handleVisibilityChange);
    const unsubscribe = subscribeToOrderNews((numbers) => {
      if (latestProps.current.matches(numbers)) latestProps.current.onNews();
    });
    return () => {
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      unsubscribe();
    };
  }, []);
}
