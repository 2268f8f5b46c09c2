import type { PagedRemote } from '@surtidor/data';
import type { Invoice } from '@surtidor/domain';
import { Skeleton, SkeletonList, TableSkeleton } from '@surtidor/ui';
import type { ReactNode } from 'react';
import type { ListView } from '../../../features/lists/list-view.ts';
import { PagedList } from '../../../features/lists/paged-list.tsx';
import { useEmptyStation } from '../../../features/stations/use-empty-station.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { hasActiveFilter, type PendingFilter } from '../pending-filter.ts';
import { InvoiceGrid, type InvoiceGridProps } from './invoice-grid.tsx';
import { InvoiceRows, type InvoiceRowsProps } from './invoice-rows.tsx';
import { SettledMatches } from './settled-matches.tsx';

export interface PendingListProps {
  readonly list: PagedRemote<Invoice, null>;
  readonly filter: PendingFilter;
  /** The layout of the list and its skeleton. */
  readonly view: ListView;
  readonly children: ReactNode;
}

const CardSkeletons = () => (
  <SkeletonList rows={6} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    <div className="flex flex-col gap-3 rounded-ui-lg border border-ui-line bg-ui-surface p-4">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  </SkeletonList>
);

/** Renders every state of the list, and the button to load more (spec 4, lists). */
export const PendingList = ({ list, filter, view, children }: PendingListProps) => {
  const text = useText();
  const isFiltered = hasActiveFilter({ ...filter, station: undefined });
  const emptyStation = useEmptyStation(filter.station ?? '', (station) =>
    text(
      isFiltered
        ? 'No invoice of station {station} matches these filters.'
        : 'There are no pending invoices of station {station}.',
      { station },
    ),
  );
  return (
    <PagedList
      list={list}
      skeleton={view === 'cards' ? <CardSkeletons /> : <TableSkeleton columns={8} />}
      emptyTitle={text(isFiltered ? 'No invoice matches' : 'You are up to date')}
      emptyText={text(isFiltered ? 'Change or clear the search.' : 'You have no pending invoices.')}
      {...emptyStation}
      {...(filter.number !== '' &&
        filter.status !== 'compensated' && {
          emptyAction: (
            <div className="flex flex-col items-center gap-3">
              <SettledMatches number={filter.number} />
              {emptyStation.emptyAction}
            </div>
          ),
        })}
      malformedText="Some invoices could not be read."
    >
      {children}
    </PagedList>
  );
};

interface ListBodyProps extends InvoiceGridProps, InvoiceRowsProps {
  readonly view: ListView;
}

/** The invoices as cards or as rows. */
export const ListBody = ({
  view,
  getClassName,
  sort,
  onSortChange,
  onToggleAll,
  sortedColumnRef,
  ...list
}: ListBodyProps) => (
  // `autoComplete="off"` prevents the browser from saving every checkbox on each scroll.
  <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
    {view === 'cards' ? (
      <InvoiceGrid getClassName={getClassName} {...list} />
    ) : (
      <InvoiceRows {...list} {...{ sort, onSortChange, onToggleAll, sortedColumnRef }} />
    )}
  </form>
);
