import {
  formatMoney,
  isLockedStyle,
  isSelectableOrder,
  type Order,
  orderDetailsPath,
  orderNotice,
  orderPapers,
} from '@surtidor/domain';
import { OrderPanel } from '@surtidor/ui';
import { orderFacts } from '../../../features/orders/order-facts.ts';
import { OrderPapersList } from '../../../features/orders/order-papers-list.tsx';
import { OrderProducts } from '../../../features/orders/order-products.tsx';
import { OrderTimelineSection } from '../../../features/orders/order-timeline-section.tsx';
import { noticeWords, orderStatusShown, orderTitle } from '../../../features/orders/order-words.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface OrderCardProps {
  readonly order: Order;
  readonly selected: boolean;
  readonly expanded: boolean;
  /** Both keep their identity. */
  readonly onSelectedChange: (id: string, selected: boolean) => void;
  readonly onExpandedChange: (id: string, expanded: boolean) => void;
}

/** An order of the list: what it is, and opened its products and its timeline (spec 2). */
export const OrderCard = ({ order, selected, expanded, ...events }: OrderCardProps) => {
  const text = useText();
  const { readings } = usePortal();
  const { orderStatusSix: statusSix, rejectionReasons } = readings;
  const title = orderTitle(order, text);
  const notice = orderNotice(order, { statusSix, rejectionReasons });
  return (
    <OrderPanel
      id={order.id}
      title={title}
      href={orderDetailsPath(order.number)}
      look={isLockedStyle(order) ? 'locked' : 'normal'}
      status={orderStatusShown(order, readings, text)}
      amount={formatMoney(order.value)}
      facts={orderFacts(order, text)}
      {...(notice && { note: noticeWords(notice, text) })}
      selectLabel={text('Choose {document}', { document: title })}
      availability={isSelectableOrder(order, statusSix) ? 'open' : 'disabled'}
      selected={selected}
      detailLabel={text('Products and timeline')}
      expanded={expanded}
      {...(orderPapers(order).length > 0 && { files: <OrderPapersList order={order} /> })}
      {...events}
    >
      {expanded && <Opened order={order} />}
    </OrderPanel>
  );
};

const Opened = ({ order }: { readonly order: Order }) => {
  const text = useText();
  return (
    <div className="grid gap-6 pt-2 lg:grid-cols-2">
      <section className="flex flex-col gap-3">
        <h4 className="font-heading font-bold">{text('Products')}</h4>
        <OrderProducts order={order} />
      </section>
      <section className="flex flex-col gap-3">
        <h4 className="font-heading font-bold">{text('Timeline')}</h4>
        <OrderTimelineSection number={order.number} />
      </section>
    </div>
  );
};
