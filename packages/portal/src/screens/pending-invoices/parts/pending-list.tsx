import type { PagedRemote } from '@surtidor/data';
import type { Invoice, InvoiceFilter } from '@surtidor/domain/invoices';
import { Skeleton, SkeletonList, TableSkeleton } from '@surtidor/ui';
import type { ReactNode } from 'react';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { PagedList } from '../../../features/lists/paged-list.tsx';
import { useEmptyStation } from '../../../features/stations/use-empty-station.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { InvoiceGrid, type InvoiceGridProps, invoiceGridClasses } from './invoice-grid.tsx';
import { InvoiceRows, type InvoiceRowsProps } from './invoice-rows.tsx';
import { SettledMatches } from './settled-matches.tsx';
import '../../../shared/messages/spanish/pending.ts';

export interface PendingListProps {
  readonly list: PagedRemote<Invoice, null>;
  readonly filter: InvoiceFilter;
  /** The layout of the list and its skeleton. */
  readonly view: SavedListView['displayedView'];
  readonly children: ReactNode;
}

const CardSkeletons = () => (
  <SkeletonList rows={12} className={invoiceGridClasses}>
    <Skeleton className="h-20.5 rounded-ui-lg lg:h-31" />
  </SkeletonList>
);

/** Renders every state of the list, and the button to load more (spec 4, lists). */
export const PendingList = ({ list, filter, view, children }: PendingListProps) => {
  const text = useText();
  const { station: selectedStation = '', ...conditions } = filter;
  const isFiltered = Object.keys(conditions).length > 0;
  const emptyStation = useEmptyStation(selectedStation, (station) =>
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
      skeleton={view === 'rows' ? <TableSkeleton columns={8} /> : <CardSkeletons />}
      emptyTitle={text(isFiltered ? 'No invoice matches' : 'You are up to date')}
      emptyText={text(isFiltered ? 'Change or clear the search.' : 'You have no pending invoices.')}
      {...emptyStation}
      {...(filter.number &&
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

interface ListBodyProps extends Omit<InvoiceGridProps, 'isCompact'>, InvoiceRowsProps {
  readonly view: SavedListView['displayedView'];
}

/** The invoices as cards or as rows. */
export const ListBody = ({
  view,
  getClassName,
  sort,
  onSortChange,
  onToggleAll,
  onPay,
  ...list
}: ListBodyProps) => (
  // `autoComplete="off"` prevents the browser from saving every checkbox on each scroll.
  <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
    {view === 'rows' ? (
      <InvoiceRows {...list} {...{ sort, onSortChange, onToggleAll }} />
    ) : (
      <InvoiceGrid
        {...(onPay && { onPay })}
        getClassName={getClassName}
        isCompact={view === 'compact'}
        {...list}
      />
    )}
  </form>
);
