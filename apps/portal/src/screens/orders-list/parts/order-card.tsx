import {
  formatMoney,
  isLockedStyle,
  isSelectableOrder,
  type Order,
  orderDetailsPath,
  orderNotice,
  orderNoticeTones,
  orderPapers,
} from '@surtidor/domain';
import { OrderPanel, Spinner } from '@surtidor/ui';
import { Suspense } from 'react';
import { LazyOrderPapersList } from '../../../features/orders/lazy-order-papers-list.tsx';
import { orderFacts } from '../../../features/orders/order-facts.tsx';
import { noticeText, orderStatusShown, orderTitle } from '../../../features/orders/order-texts.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

const OpenedOrder = lazyPart(async () => (await import('./opened-order.tsx')).OpenedOrder);

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
  const { deploymentOptions } = usePortal();
  const { orderStatusSix: statusSix, rejectionReasons } = deploymentOptions;
  const title = orderTitle(order, text);
  const notice = orderNotice(order, { statusSix, rejectionReasons });
  return (
    <OrderPanel
      id={order.id}
      title={title}
      href={orderDetailsPath(order.number)}
      variant={isLockedStyle(order) ? 'locked' : 'normal'}
      status={orderStatusShown(order, deploymentOptions, text)}
      amount={formatMoney(order.value)}
      facts={orderFacts(order, text)}
      {...(notice && {
        note: noticeText(notice, text),
        noteTone: orderNoticeTones[notice.kind],
      })}
      selectLabel={text('Choose {document}', { document: title })}
      availability={isSelectableOrder(order, statusSix) ? 'open' : 'disabled'}
      selected={selected}
      detailLabel={text('Products and timeline')}
      expanded={expanded}
      {...(orderPapers(order).length > 0 && { files: <PapersSlot order={order} /> })}
      {...events}
    >
      {expanded && (
        <Suspense fallback={<Spinner />}>
          <OpenedOrder order={order} />
        </Suspense>
      )}
    </OrderPanel>
  );
};

/** The place of the papers' links, which come once the orders can be read. */
const PapersSlot = ({ order }: { readonly order: Order }) => (
  <span className="flex min-h-9 flex-wrap">
    <Suspense fallback={null}>
      <LazyOrderPapersList order={order} />
    </Suspense>
  </span>
);
