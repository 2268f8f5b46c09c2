import { useEffect } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';

/** A page's name in the browser's tabs and history: what is unread first, the product last. */
export const pageTitle = (title: string, product: string, unread = 0): string =>
  `${unread > 0 ? `(${unread}) ` : ''}${title} · ${product}`;

/** Names the page. */
export const PageTitle = ({ title, unread }: { title: string; unread?: number }) => {
  const { product } = usePortal().deploymentOptions;
  useEffect(() => {
    document.title = pageTitle(title, product, unread);
  }, [title, product, unread]);
  return null;
};
