import { PageBanner, type PageBannerProps } from '@surtidor/ui';
import { lastOrdersPath } from '../../../features/orders/last-orders-query.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { useRoutePath } from '../../../platform/routes/use-route-path.ts';

/** The banner of an order; its breadcrumb keeps the filters of the list. */
export const OrderHead = (props: Pick<PageBannerProps, 'title' | 'subtitle' | 'actions'>) => {
  const text = useText();
  const pathTo = useRoutePath();
  const { tab } = usePortal().browser;
  const crumbs = [
    { label: text('Inicio'), href: pathTo('home') },
    { label: text('Pedidos'), href: lastOrdersPath(tab, pathTo('orders')) },
    { label: props.title },
  ];
  return <PageBanner breadcrumbs={{ label: text('You are here'), crumbs }} {...props} />;
};
