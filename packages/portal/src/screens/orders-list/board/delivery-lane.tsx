import type { CalendarDate, Delivery, DeliveryLane } from '@surtidor/domain';
import { Button } from '@surtidor/ui';
import { type Ref, useId, useState } from 'react';
import type { PortalMessageKey } from '../../../platform/messages/es.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { DeliveryCard } from './delivery-card.tsx';

/** The number of orders that a lane shows before the user expands it. */
const initialCount = 20;

/** The title of each lane. */
export const laneTitles: Readonly<Record<DeliveryLane, PortalMessageKey>> = {
  late: 'Late',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
  undated: 'No date',
};

/** The classes of a lane's count: `late` is red, `today` has the primary color. */
export const laneCountClasses: Readonly<Record<DeliveryLane, string>> = {
  late: 'bg-ui-danger-soft text-ui-danger-ink',
  today: 'bg-ui-primary-soft text-ui-primary-ink',
  tomorrow: 'bg-ui-sunken text-ui-ink',
  later: 'bg-ui-sunken text-ui-ink',
  undated: 'bg-ui-sunken text-ui-ink',
};

export interface DeliveryLaneProps {
  readonly lane: DeliveryLane;
  readonly deliveries: readonly Delivery[];
  /** Today in the store's time zone. */
  readonly today: CalendarDate;
  /** The heading, focused when the user jumps to the lane. */
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** One lane of the board, with its count. */
export const DeliveryLaneColumn = ({ lane, deliveries, today, headingRef }: DeliveryLaneProps) => {
  const id = useId();
  const text = useText();
  const [isExpanded, setExpanded] = useState(false);
  const visibleDeliveries = isExpanded ? deliveries : deliveries.slice(0, initialCount);
  const hiddenCount = deliveries.length - visibleDeliveries.length;
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-ui-lg border border-ui-line bg-ui-surface"
    >
      <h3
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="flex items-center justify-between gap-2 border-b border-ui-line px-4 py-3 font-heading font-bold"
      >
        <span>{text(laneTitles[lane])}</span>
        <span
          translate="no"
          className={`rounded-full px-2.5 py-0.5 text-sm tabular-nums ${laneCountClasses[lane]}`}
        >
          <span>{deliveries.length}</span>
          <span className="sr-only">{` ${text(deliveries.length === 1 ? 'order' : 'orders')}`}</span>
        </span>
      </h3>
      {deliveries.length === 0 ? (
        <p className="px-4 py-4 text-sm text-ui-ink-soft">{text('No orders in this column.')}</p>
      ) : (
        <ul className="divide-y divide-ui-line">
          {visibleDeliveries.map((delivery) => (
            <DeliveryCard key={delivery.order.id} delivery={delivery} lane={lane} today={today} />
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <div className="border-t border-ui-line p-2 text-center">
          <Button variant="quiet" size="sm" onClick={() => setExpanded(true)}>
            {text('Show {count} more', { count: hiddenCount })}
          </Button>
        </div>
      )}
    </section>
  );
};
