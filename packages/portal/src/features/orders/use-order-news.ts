import { useEffect, useEffectEvent } from 'react';
import { type OrderNumbers, subscribeToOrderNews } from './order-news.ts';

/** Calls `onNews` for matching changed orders, and when the tab becomes visible, because its data may be outdated. */
export function useOrderNews(
  matches: (numbers: OrderNumbers) => boolean,
  onNews: () => void,
): void {
  const handleVisibilityChange = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onNews();
  });
  const handleNews = useEffectEvent((numbers: OrderNumbers) => {
    if (matches(numbers)) onNews();
  });
  useEffect(() => {
    const handleChange = () => handleVisibilityChange();
    document.addEventListener('visibilitychange', handleChange);
    const unsubscribe = subscribeToOrderNews((numbers) => handleNews(numbers));
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      unsubscribe();
    };
  }, []);
}
