import { formatMoney } from '@surtidor/domain';
import {
  getOrderDocuments,
  getOrderNotice,
  hasLockedStyle,
  isSelectableOrder,
  type Order,
  orderNoticeTones,
} from '@surtidor/domain/orders';
import { getOrderDetailsPath } from '@surtidor/domain/session';
import { DescriptionList, OrderPanel, SummaryCard } from '@surtidor/ui';
import { ShortTitle } from '../../../features/lists/short-title.tsx';
import { OrderDocumentsList } from '../../../features/orders/order-documents-list.tsx';
import { getOrderFacts, orderFields } from '../../../features/orders/order-fields.tsx';
import {
  formatOrderNotice,
  getOrderStatusBadge,
  getOrderTitle,
} from '../../../features/orders/order-texts.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { ExpandedOrder } from './expanded-order.tsx';

export interface OrderCardProps {
  readonly order: Order;
  readonly selected: boolean;
  readonly expanded: boolean;
  readonly onSelectedChange: (id: string) => void;
  readonly onExpandedChange: (id: string, expanded: boolean) => void;
}

/** Returns what both cards of an order show. */
function useOrderSummary(order: Order) {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { orderStatusSix: statusSix, rejectionReasons } = deploymentOptions;
  const title = getOrderTitle(order, text);
  const notice = getOrderNotice(order, { statusSix, rejectionReasons });
  return {
    id: order.id,
    title,
    status: getOrderStatusBadge(order, deploymentOptions, text),
    amount: formatMoney(order.value),
    ...(notice && {
      note: formatOrderNotice(notice, text),
      noteTone: orderNoticeTones[notice.kind],
    }),
    selectLabel: text('Select {document}', { document: title }),
    disabled: !isSelectableOrder(order, statusSix),
  };
}

/** An order as a card. The expanded card shows products and timeline (spec 2). */
export const OrderCard = ({ order, selected, expanded, ...handlers }: OrderCardProps) => {
  const text = useText();
  return (
    <OrderPanel
      {...useOrderSummary(order)}
      href={getOrderDetailsPath(order.number)}
      variant={hasLockedStyle(order) ? 'locked' : 'normal'}
      facts={getOrderFacts(order, text)}
      selected={selected}
      detailLabel={text('Products and timeline')}
      expanded={expanded}
      {...(getOrderDocuments(order).length > 0 && { files: <DocumentLinks order={order} /> })}
      {...handlers}
    >
      {expanded && <ExpandedOrder order={order} />}
    </OrderPanel>
  );
};

/** Renders the document links in a line of a fixed height. */
const DocumentLinks = ({ order }: { readonly order: Order }) => (
  <span className="flex min-h-9 flex-wrap">
    <OrderDocumentsList order={order} />
  </span>
);

/** An order as a summary. A press on it opens its facts, documents, products and timeline. */
export const CompactOrder = ({ order, selected, expanded, ...handlers }: OrderCardProps) => {
  const text = useText();
  const { title, ...summary } = useOrderSummary(order);
  return (
    <SummaryCard
      {...summary}
      title={<ShortTitle title={title} number={order.number} />}
      subject={order.destinationName || order.destinationCode}
      caption={order.sicomNumber && `SICOM ${order.sicomNumber}`}
      date={text('Delivery {date}', { date: orderFields.deliveryDate.format(order, text) })}
      selected={selected}
      accordion="orders"
      {...handlers}
    >
      {expanded && (
        <div className="flex flex-col gap-3">
          <DescriptionList facts={getOrderFacts(order, text)} />
          <div className="-mx-3 flex flex-wrap">
            <ButtonLink href={getOrderDetailsPath(order.number)} variant="quiet" size="sm">
              {text('See order')}
            </ButtonLink>
            <OrderDocumentsList order={order} />
          </div>
          <ExpandedOrder order={order} />
        </div>
      )}
    </SummaryCard>
  );
};
