import { useOrderTimeline } from '@surtidor/data';
import {
  getRemainingStatuses,
  getTimeline,
  type OrderDocument,
  omitListedLink,
} from '@surtidor/domain/orders';
import { ListFrame, OrderTimeline, OrderTimelineSkeleton } from '@surtidor/ui';
import { useMemo } from 'react';
import { usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { formatOrderStatus } from './order-texts.ts';
import { getTimelineEntry } from './timeline-entries.tsx';
import { useOrderNews } from './use-order-news.ts';

export interface OrderTimelineSectionProps {
  readonly number: string;
  /** Documents linked outside the timeline; its entries omit them. */
  readonly linkedDocuments?: readonly OrderDocument[];
}

const noDocuments: readonly OrderDocument[] = [];

/** Renders the timeline of an order from the backend's history (spec 2, timeline), with the remaining statuses. */
export const OrderTimelineSection = ({
  number,
  linkedDocuments = noDocuments,
}: OrderTimelineSectionProps) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { clientCode } = useSession();
  const { state, retry } = useOrderTimeline(clientCode, number);
  useOrderNews((numbers) => numbers.has(number), retry);
  const order = getData(state)?.order ?? null;
  const entries = useMemo(() => {
    if (order === null) return [];
    const { orderStatusSix, rejectionReasons } = deploymentOptions;
    return getTimeline(order, { statusSix: orderStatusSix, rejectionReasons })
      .entries.map((entry) => omitListedLink(entry, linkedDocuments))
      .map((entry) => getTimelineEntry(entry, order, deploymentOptions, text));
  }, [order, deploymentOptions, text, linkedDocuments]);
  const upcomingStatuses = order
    ? getRemainingStatuses(order, deploymentOptions.orderStatusSix)
    : [];
  const frame = getFrame(state, retry, text);
  const isEmpty = frame.state === 'ready' && entries.length === 0;
  return (
    <ListFrame
      {...frame}
      {...(isEmpty && { state: 'empty' })}
      skeleton={<OrderTimelineSkeleton />}
      emptyTitle={text('No timeline information found for this order')}
      emptyText={text('It appears here when your distributor reports it.')}
    >
      <OrderTimeline
        label={text('Timeline of order {number}', { number })}
        currentLabel={text('Current status')}
        entries={entries}
        upcoming={upcomingStatuses.map((status) =>
          formatOrderStatus(status, deploymentOptions, text),
        )}
        upcomingLabel={text('Upcoming')}
      />
    </ListFrame>
  );
};
