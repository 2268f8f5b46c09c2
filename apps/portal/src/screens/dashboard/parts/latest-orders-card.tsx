import { useLatestOrders } from '@surtidor/data';
import { Card, ListFrame, OrderRow } from '@surtidor/ui';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { frameOf, shownValue } from '../../../platform/remote/frame-state.ts';
import { orderRowOf } from './order-rows.ts';

/** The latest four orders (spec 2, dashboard). */
export const LatestOrdersCard = () => {
  const text = useText();
  const { readings } = usePortal();
  const { clientCode } = useSession();
  const { state, retry } = useLatestOrders(clientCode);
  const orders = shownValue(state);
  const frame = frameOf(state, retry, text);
  return (
    <Card
      title={text('Latest orders')}
      padding={frame.state === 'ready' ? 'none' : 'normal'}
      className="h-full"
    >
      <ListFrame
        {...frame}
        emptyTitle={text('You have no orders yet')}
        emptyText={text('Your orders will appear here.')}
      >
        <ul className="divide-y divide-line">
          {orders?.map((order) => (
            <OrderRow key={order.id} {...orderRowOf(order, readings.orderStatusSix, text)} />
          ))}
        </ul>
      </ListFrame>
    </Card>
  );
};
