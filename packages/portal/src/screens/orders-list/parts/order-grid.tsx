import type { Order } from '@surtidor/domain/orders';
import { LongList } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { CompactOrder, OrderCard, type OrderCardProps } from './order-card.tsx';

export interface OrderGridProps
  extends Pick<OrderCardProps, 'onSelectedChange' | 'onExpandedChange'> {
  readonly orders: readonly Order[];
  readonly selectedIds: ReadonlySet<string>;
  readonly expandedIds: ReadonlySet<string>;
  /** Whether the cards show a summary, and a press opens the rest. */
  readonly isCompact: boolean;
}

/** Whether a card is selected or expanded. A card re-renders only if its state changes. */
const cardStates = ['closed', 'selected', 'open', 'selected open'] as const;

type CardState = (typeof cardStates)[number];

type CardContext = Pick<OrderGridProps, 'isCompact' | 'onSelectedChange' | 'onExpandedChange'>;

const renderCard = (order: Order, state: CardState, { isCompact, ...handlers }: CardContext) => {
  const Card = isCompact ? CompactOrder : OrderCard;
  return (
    <Card
      order={order}
      selected={state.startsWith('selected')}
      expanded={state.endsWith('open')}
      {...handlers}
    />
  );
};

/** The orders as cards. Selecting or expanding an order re-renders only its card. */
export const OrderGrid = ({
  orders,
  selectedIds,
  expandedIds,
  isCompact,
  ...handlers
}: OrderGridProps) => {
  const text = useText();
  return (
    <LongList
      label={text('Pedidos')}
      items={orders}
      getKey={({ id }) => id}
      getItemState={({ id }) =>
        cardStates[(selectedIds.has(id) ? 1 : 0) + (expandedIds.has(id) ? 2 : 0)] ?? 'closed'
      }
      renderItem={renderCard}
      context={{ isCompact, ...handlers }}
      estimatedHeight={isCompact ? 135 : 312}
      className={isCompact ? 'grid gap-2' : 'grid gap-4'}
    />
  );
};
