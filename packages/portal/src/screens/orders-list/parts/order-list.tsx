import type { OrdersFiles, PagedRemote } from '@surtidor/data';
import type { Order } from '@surtidor/domain/orders';
import { Button, OrderPanelSkeleton, Skeleton, SkeletonList, TableSkeleton } from '@surtidor/ui';
import type { ReactNode } from 'react';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { PagedList } from '../../../features/lists/paged-list.tsx';
import { AllStationsButton } from '../../../features/stations/all-stations-button.tsx';
import { useSelectedStation } from '../../../features/stations/selected-station.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { NoOrdersText } from './no-orders-text.tsx';

type PagedOrders = PagedRemote<Order, OrdersFiles>;

export interface OrderListProps {
  readonly list: PagedOrders;
  /** The layout of the orders and of their skeleton. */
  readonly view: SavedListView['displayedView'];
  /** Whether a filter other than the default dates is active. */
  readonly isFiltered: boolean;
  /** Clears the filters. */
  readonly onClear: () => void;
  /** Requests the orders of the last year. */
  readonly onShowLastYear: () => void;
  /** The orders. */
  readonly children: ReactNode;
}

const skeletons: Readonly<Record<OrderListProps['view'], ReactNode>> = {
  rows: <TableSkeleton columns={7} rows={10} />,
  cards: <OrderPanelSkeleton />,
  compact: (
    <SkeletonList rows={10} className="grid gap-2">
      <Skeleton className="h-20.5 rounded-ui-lg" />
    </SkeletonList>
  ),
};

/** Renders every state of the list, and the button to load more (spec 4, lists). */
export const OrderList = ({ list, view, isFiltered, children, ...handlers }: OrderListProps) => {
  const text = useText();
  const station = useSelectedStation();
  return (
    <PagedList
      list={list}
      skeleton={skeletons[view]}
      emptyIllustration={isFiltered ? 'no-match' : 'empty'}
      emptyTitle={text('Data not found')}
      emptyText={<NoOrdersText isFiltered={isFiltered} />}
      emptyAction={
        <div className="flex flex-wrap justify-center gap-3">
          {isFiltered ? (
            <Button variant="secondary" onClick={handlers.onClear}>
              {text('Clear filters')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={handlers.onShowLastYear}>
              {text('Show the last year')}
            </Button>
          )}
          {station !== '' && <AllStationsButton />}
        </div>
      }
      malformedText="Some orders could not be read and are not shown."
    >
      {children}
    </PagedList>
  );
};
