import { type Delivery, type DeliveryLane, formatDate, orderDetailsPath } from '@surtidor/domain';
import { Button, OrderRow } from '@surtidor/ui';
import { useId, useState } from 'react';
import { orderStatusShown, orderTitle } from '../../../features/orders/order-words.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

/** How many of a lane are shown before more is asked for. */
const shownAtFirst = 20;

const laneNames: Readonly<Record<DeliveryLane, PortalMessageKey>> = {
  late: 'Late',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
  undated: 'Without date',
};

/** The colour of a lane's count: what is late and what comes today is to be seen first. */
const counts: Readonly<Record<DeliveryLane, string>> = {
  late: 'bg-danger-soft text-danger-ink',
  today: 'bg-success-soft text-success-ink',
  tomorrow: 'bg-sunken text-ink',
  later: 'bg-sunken text-ink',
  undated: 'bg-sunken text-ink',
};

const detailsOf = ({ order, expected, ...told }: Delivery, text: Text): readonly string[] =>
  [
    order.destinationName,
    expected === null ? '' : text('Expected on {date}', { date: formatDate(expected) }),
    told.carrier && text('Carrier {name}', { name: told.carrier }),
    told.plate && text('Plate {plate}', { plate: told.plate }),
    told.plants.length > 0 ? text('From {plants}', { plants: told.plants.join(', ') }) : '',
    told.place && text('Last seen: {place}', { place: told.place }),
  ].filter((detail) => detail !== '');

export interface DeliveryLaneProps {
  readonly lane: DeliveryLane;
  readonly deliveries: readonly Delivery[];
}

/** One lane of the board, with how many orders stand in it. */
export const DeliveryLaneColumn = ({ lane, deliveries }: DeliveryLaneProps) => {
  const id = useId();
  const text = useText();
  const { readings } = usePortal();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? deliveries : deliveries.slice(0, shownAtFirst);
  const hidden = deliveries.length - shown.length;
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface"
    >
      <h3
        id={id}
        className="flex items-center justify-between gap-2 border-b border-line px-4 py-3 font-heading font-bold"
      >
        {text(laneNames[lane])}
        <span className={`rounded-full px-2.5 py-0.5 text-sm tabular-nums ${counts[lane]}`}>
          {deliveries.length}
          <span className="sr-only"> {text(deliveries.length === 1 ? 'order' : 'orders')}</span>
        </span>
      </h3>
      {deliveries.length === 0 ? (
        <p className="px-4 py-4 text-sm text-ink-soft">{text('No orders here.')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((delivery) => (
            <OrderRow
              key={delivery.order.id}
              title={orderTitle(delivery.order, text)}
              status={orderStatusShown(delivery.order, readings, text)}
              details={detailsOf(delivery, text)}
              href={orderDetailsPath(delivery.order.number)}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div className="border-t border-line p-2 text-center">
          <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
            {text('Show {count} more', { count: hidden })}
          </Button>
        </div>
      )}
    </section>
  );
};
