import { useOrderTimeline } from '@surtidor/data';
import { orderTimeline } from '@surtidor/domain';
import { ListFrame, OrderTimeline, OrderTimelineSkeleton } from '@surtidor/ui';
import { useMemo } from 'react';
import { usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { frameOf, shownValue } from '../../platform/remote/frame-state.ts';
import { timelineEntryOf } from './timeline-entries.tsx';
import { useOrderNews } from './use-order-news.ts';

/** What an order has been through, from the backend's own history (spec 2, timeline). */
export const OrderTimelineSection = ({ number }: { readonly number: string }) => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { clientCode } = useSession();
  const { state, retry } = useOrderTimeline(clientCode, number);
  useOrderNews((numbers) => numbers.has(number), retry);
  const order = shownValue(state);
  const entries = useMemo(() => {
    if (order === undefined) return [];
    const { orderStatusSix: statusSix, rejectionReasons } = deploymentOptions;
    return orderTimeline(order, { statusSix, rejectionReasons }).entries.map((entry) =>
      timelineEntryOf(entry, order, deploymentOptions, text),
    );
  }, [order, deploymentOptions, text]);
  const frame = frameOf(state, retry, text);
  const isEmpty = frame.state === 'ready' && entries.length === 0;
  return (
    <ListFrame
      {...frame}
      {...(isEmpty && { state: 'empty' })}
      skeleton={<OrderTimelineSkeleton />}
      emptyTitle={text('No timeline information found for this order')}
      emptyText={text('It appears here as soon as the distributor reports it.')}
    >
      <OrderTimeline
        label={text('Timeline of order {number}', { number })}
        currentLabel={text('Current status')}
        entries={entries}
      />
    </ListFrame>
  );
};
