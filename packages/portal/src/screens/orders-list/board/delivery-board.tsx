import { useOrderBoard } from '@surtidor/data';
import {
  type CalendarDate,
  type DeliveryLane,
  deliveryLanes,
  getDeliveryBoard,
  getLoadedItems,
  type OrdersRequest,
} from '@surtidor/domain';
import { ListFrame, OrderPanelSkeleton } from '@surtidor/ui';
import { useMemo, useRef } from 'react';
import { PartialListNotices } from '../../../features/lists/partial-list-notices.tsx';
import { useOrderNews } from '../../../features/orders/use-order-news.ts';
import { AllStationsButton } from '../../../features/stations/all-stations-button.tsx';
import { useSelectedStation } from '../../../features/stations/selected-station.ts';
import { usePortal, useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getAllPagesFrame } from '../../../platform/remote/frame-state.ts';
import { NoOrdersText } from '../parts/no-orders-text.tsx';
import { DeliveryLaneColumn, laneCountClasses, laneTitles } from './delivery-lane.tsx';

/** The number of pages that the board fetches, each with 100 orders. */
const maxPages = 5;

export interface DeliveryBoardProps {
  readonly request: OrdersRequest;
  /** Today in the store's time zone; determines the lane of each order. */
  readonly today: CalendarDate;
  /** Whether a filter other than the default dates is active. */
  readonly isFiltered: boolean;
}

/** The orders in transit, grouped into lanes by expected date. */
export const DeliveryBoard = ({ request, today, isFiltered }: DeliveryBoardProps) => {
  const text = useText();
  const { orderStatusSix } = usePortal().deploymentOptions;
  const { clientCode } = useSession();
  const list = useOrderBoard(clientCode, { request, today, pages: maxPages });
  const { state } = list;
  const station = useSelectedStation();
  const orders = getLoadedItems(state);
  useOrderNews((numbers) => orders.some(({ number }) => numbers.has(number)), list.refresh);
  const board = useMemo(
    () => getDeliveryBoard(orders, today, orderStatusSix),
    [orders, today, orderStatusSix],
  );
  const headingByLane = useRef(new Map<DeliveryLane, HTMLHeadingElement>()).current;
  return (
    <ListFrame
      {...getAllPagesFrame(list, text)}
      skeleton={<OrderPanelSkeleton />}
      emptyTitle={text('Data not found')}
      emptyText={<NoOrdersText isFiltered={isFiltered} />}
      emptyAction={station !== '' && <AllStationsButton />}
    >
      <div className="flex flex-col gap-4">
        <PartialListNotices
          list={list}
          truncatedText="The board shows the {count} newest orders. Filter to see others."
          malformedText="Some orders could not be read and are not shown."
        />
        <nav
          aria-label={text('Board columns')}
          className="flex flex-wrap gap-2 md:hidden print:hidden"
        >
          {deliveryLanes.map((lane) => (
            <button
              key={lane}
              type="button"
              onClick={() => headingByLane.get(lane)?.focus()}
              className="flex min-h-10 items-center gap-2 rounded-full border border-ui-line-strong bg-ui-surface px-3 text-sm font-semibold"
            >
              <span>{text(laneTitles[lane])}</span>
              <span
                translate="no"
                className={`rounded-full px-2 tabular-nums ${laneCountClasses[lane]}`}
              >
                {board[lane].length}
              </span>
            </button>
          ))}
        </nav>
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-5">
          {deliveryLanes.map((lane) => (
            <DeliveryLaneColumn
              key={lane}
              lane={lane}
              deliveries={board[lane]}
              today={today}
              headingRef={(heading) => {
                if (heading) headingByLane.set(lane, heading);
              }}
            />
          ))}
        </div>
      </div>
    </ListFrame>
  );
};
