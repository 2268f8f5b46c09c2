import { lazyPart } from '../../platform/loading/lazy-part.ts';

/** The links to an order's papers; they come once the order can be read. */
export const LazyOrderPapersList = lazyPart(
  async () => (await import('./order-papers-list.tsx')).OrderPapersList,
);
