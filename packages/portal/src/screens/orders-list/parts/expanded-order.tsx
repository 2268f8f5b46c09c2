import type { Order } from '@surtidor/domain/orders';
import { OrderProducts } from '../../../features/orders/order-products.tsx';
import { OrderTimelineSection } from '../../../features/orders/order-timeline-section.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

/** The expanded part of an order: products and timeline. */
export const ExpandedOrder = ({ order }: { readonly order: Order }) => {
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
