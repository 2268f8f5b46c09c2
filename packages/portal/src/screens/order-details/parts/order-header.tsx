import { useLastOrdersPath } from '../../../features/orders/last-orders-query.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { PageHead, type PageHeadProps } from '../../../platform/page-head/page-head.tsx';

/** The banner of an order. Its breadcrumb links to the list with the last filters. */
export const OrderHeader = (props: PageHeadProps) => {
  const text = useText();
  const orders = { label: text('Pedidos'), href: useLastOrdersPath() };
  return <PageHead parents={[orders]} {...props} />;
};
