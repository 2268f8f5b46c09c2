import { getLastOrdersPath } from '../../../features/orders/last-orders-query.ts';
import { usePortal, useRoutePath } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { PageHead, type PageHeadProps } from '../../../platform/page-head/page-head.tsx';

/** The banner of an order. Its breadcrumb links to the list with the last filters. */
export const OrderHeader = (props: PageHeadProps) => {
  const text = useText();
  const getPath = useRoutePath();
  const { tabStorage } = usePortal().browser;
  const orders = { label: text('Pedidos'), href: getLastOrdersPath(tabStorage, getPath('orders')) };
  return <PageHead parents={[orders]} {...props} />;
};
