import {
  formatQuantity,
  hasLockedStyle,
  type Order,
  type OrderLine,
} from '@surtidor/domain/orders';
import { OrderItemCard, OrderItemList } from '@surtidor/ui';
import { type Text, useText } from '../../platform/messages/text-context.tsx';

const getDetail = ({ productCode, plantCode, plantName }: OrderLine, text: Text): string =>
  [
    productCode && text('Code {code}', { code: productCode }),
    plantName || (plantCode && text('Plant {code}', { code: plantCode })),
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** Renders the products of an order, in the locked style if the order is locked (spec 2, item card). */
export const OrderProducts = ({ order }: { readonly order: Order }) => {
  const text = useText();
  if (order.lines.length === 0) {
    return <p className="text-sm text-ui-ink-soft">{text('This order has no products yet.')}</p>;
  }
  return (
    <OrderItemList label={text('Products of order {number}', { number: order.number })}>
      {order.lines.map((line) => (
        <OrderItemCard
          key={line.id}
          id={line.id}
          title={line.description || line.productCode}
          detail={getDetail(line, text)}
          quantity={formatQuantity(line, order.value.currency)}
          variant={hasLockedStyle(order) ? 'locked' : 'normal'}
        />
      ))}
    </OrderItemList>
  );
};
