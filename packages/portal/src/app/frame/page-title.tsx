import { parseOrderNumber } from '@surtidor/domain/orders';
import { matchRoute } from '@surtidor/domain/session';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { translate, useText } from '../../platform/messages/text-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { getPortalRoute } from '../../platform/routes/routes.ts';

/** Formats the document title: unread count first, product last. */
export const formatPageTitle = (title: string, product: string, unreadCount = 0): string =>
  `${unreadCount > 0 ? `(${unreadCount}) ` : ''}${title} · ${product}`;

/** Returns the title of the current page; the page of an order or invoice has its number. */
function usePageName(): string {
  const text = useText();
  const { pathname, search } = useLocation();
  const route = matchRoute(pathname, usePortal().deploymentOptions);
  const parameters = new URLSearchParams(search);
  const order =
    route?.id === 'order-details' ? parseOrderNumber(parameters.get('orderNumber')) : null;
  const invoice = route?.id === 'invoice' ? parameters.get('number') : null;
  if (invoice !== null) return text('Invoice {number}', { number: invoice });
  if (order !== null) return text('Order {number}', { number: order });
  if (route === null) return text('Page not found');
  return route.id === 'own' ? translate(text, route.title) : text(getPortalRoute(route.id).title);
}

export interface PageTitleProps {
  /** Unread notifications of the session's user. */
  readonly unreadCount?: number;
}

/** Renders the title of a page. React hoists the element into the document's head, even on the server. */
export const PageTitle = ({ unreadCount }: PageTitleProps) => {
  const { product } = usePortal().deploymentOptions;
  return <title>{formatPageTitle(usePageName(), product, unreadCount)}</title>;
};
