import { useLatestOrders } from '@surtidor/data';
import { formatMoney } from '@surtidor/domain';
import { getOrderHold, type Order } from '@surtidor/domain/orders';
import { getOrderDetailsPath } from '@surtidor/domain/session';
import {
  Card,
  ListFrame,
  OrderRow,
  type OrderRowProps,
  Skeleton,
  SkeletonList,
} from '@surtidor/ui';
import {
  formatOrderHold,
  getOrderStatusBadge,
  getOrderTitle,
  type StatusOptions,
} from '../../../features/orders/order-texts.ts';
import { useOrderNews } from '../../../features/orders/use-order-news.ts';
import { useEmptyStation } from '../../../features/stations/use-empty-station.tsx';
import {
  useAbilities,
  usePortal,
  useRoutePath,
  useSession,
} from '../../../platform/context/portal-context.tsx';
import { formatDate } from '../../../platform/format/format-date.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { useDashboardStation } from './dashboard-station.ts';

/** Returns the props of an order row (spec 2, dashboard). */
function getOrderRow(order: Order, deploymentOptions: StatusOptions, text: Text): OrderRowProps {
  const { destinationName, orderDate, deliveryDate } = order;
  const hold = getOrderHold(order);
  const details = [
    hold === null ? '' : formatOrderHold(hold, text),
    destinationName,
    orderDate === null ? '' : text('Requested on {date}', { date: formatDate(orderDate, text) }),
    deliveryDate === null
      ? ''
      : text(hold === null ? 'Delivery on {date}' : 'Planned for {date}', {
          date: formatDate(deliveryDate, text),
        }),
  ];
  return {
    title: getOrderTitle(order, text),
    status: getOrderStatusBadge(order, deploymentOptions, text),
    details: details.filter((detail) => detail !== ''),
    amount: formatMoney(order.value),
  };
}

const RowsSkeleton = () => (
  <SkeletonList rows={4} className="gap-0 divide-y divide-ui-line">
    <div className="flex h-28 flex-col justify-center gap-2 px-5 sm:h-16">
      <Skeleton className="h-5 w-56 max-w-full" />
      <Skeleton className="h-4 w-md max-w-full" />
    </div>
  </SkeletonList>
);

/** Shows the latest four orders (spec 2, dashboard). */
export const LatestOrdersCard = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const session = useSession();
  const { clientCode } = session;
  const { seeOrders } = useAbilities();
  const ordersPath = useRoutePath()('orders');
  const station = useDashboardStation();
  const { state, retry } = useLatestOrders(clientCode, station);
  const emptyStation = useEmptyStation(station, (label) =>
    text('There are no orders of station {station}.', { station: label }),
  );
  // A changed order that is not in a row may now be one of the latest.
  useOrderNews(() => true, retry);
  const orders = getData(state);
  const frame = getFrame(state, retry, text);
  return (
    <Card
      title={text('Latest orders')}
      padding={frame.state === 'ready' || frame.state === 'loading' ? 'none' : 'normal'}
      className="h-full"
      {...(seeOrders && {
        action: (
          <ButtonLink href={ordersPath} variant="quiet" size="sm">
            {text('All orders')}
          </ButtonLink>
        ),
      })}
    >
      <ListFrame
        {...frame}
        skeleton={<RowsSkeleton />}
        emptyTitle={text('You have no orders yet')}
        emptyText={text('Your orders will appear here.')}
        {...emptyStation}
      >
        <ul className="divide-y divide-ui-line">
          {orders?.map((order) => (
            <OrderRow
              key={order.id}
              {...getOrderRow(order, deploymentOptions, text)}
              {...(seeOrders && { href: getOrderDetailsPath(order.number) })}
            />
          ))}
        </ul>
      </ListFrame>
    </Card>
  );
};
