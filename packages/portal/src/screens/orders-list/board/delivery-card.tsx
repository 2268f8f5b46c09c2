import {
  type CalendarDate,
  type Delivery,
  type DeliveryLane,
  getOrderDetailsPath,
  getOrderHold,
} from '@surtidor/domain';
import { Link, StatusPill } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CirclePause from 'lucide-react/icons/circle-pause';
import Factory from 'lucide-react/icons/factory';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { formatExpectedDelivery } from '../../../features/orders/format-expected-delivery.ts';
import {
  formatOrderHold,
  getOrderStatusBadge,
  getOrderTitle,
} from '../../../features/orders/order-texts.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

const formatTruck = ({ carrier, plate }: Delivery, text: Text): string =>
  [carrier && text('Carrier {name}', { name: carrier }), plate && text('Plate {plate}', { plate })]
    .filter((part) => part !== '')
    .join(' · ');

const deliveryFactClasses = cva('flex gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0', {
  variants: { tone: { plain: 'text-ui-ink-soft', late: 'font-semibold text-ui-danger-ink' } },
});

interface DeliveryFactProps {
  readonly icon: ReactNode;
  readonly caption: string;
  readonly tone?: 'plain' | 'late';
}

/** One fact of a delivery. Renders nothing if the caption is empty. */
const DeliveryFact = ({ icon, caption, tone = 'plain' }: DeliveryFactProps) =>
  caption === '' ? null : (
    <li className={deliveryFactClasses({ tone })}>
      {icon}
      <span className="min-w-0 wrap-anywhere">{caption}</span>
    </li>
  );

export interface DeliveryCardProps {
  readonly delivery: Delivery;
  readonly lane: DeliveryLane;
  /** Today in the store's time zone; used to compute the delay. */
  readonly today: CalendarDate;
}

/** An order in transit, with destination, delay, truck, plant and last location. */
export const DeliveryCard = ({ delivery, lane, today }: DeliveryCardProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { order, plants, location } = delivery;
  const { label, tone } = getOrderStatusBadge(order, deploymentOptions, text);
  const hold = getOrderHold(order);
  return (
    <li className="relative flex flex-col gap-2 px-4 py-3 text-sm hover:bg-ui-sunken">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={getOrderDetailsPath(order.number)}
          className="text-base font-bold no-underline after:absolute after:inset-0"
        >
          {getOrderTitle(order, text)}
        </Link>
        <StatusPill tone={tone}>{label}</StatusPill>
      </p>
      <ul className="flex flex-col gap-1">
        <DeliveryFact icon={<CirclePause />} caption={hold ? formatOrderHold(hold, text) : ''} />
        <DeliveryFact
          icon={<CalendarClock />}
          caption={
            hold === null && (lane === 'today' || lane === 'tomorrow')
              ? ''
              : formatExpectedDelivery(order, delivery.expectedDate, today, text)
          }
          tone={hold === null && lane === 'late' ? 'late' : 'plain'}
        />
        <DeliveryFact icon={<MapPin />} caption={order.destinationName} />
        <DeliveryFact icon={<Truck />} caption={formatTruck(delivery, text)} />
        <DeliveryFact
          icon={<Navigation />}
          caption={location && text('Last location: {place}', { place: location })}
        />
        <DeliveryFact
          icon={<Factory />}
          caption={plants.length > 0 ? text('From {plants}', { plants: plants.join(', ') }) : ''}
        />
      </ul>
    </li>
  );
};
