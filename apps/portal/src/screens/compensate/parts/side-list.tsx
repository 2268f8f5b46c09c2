import type { PagedRemote } from '@surtidor/data';
import type { CompensationSide, Invoice } from '@surtidor/domain';
import { Skeleton, TableSkeleton } from '@surtidor/ui';
import type { ReactNode } from 'react';
import type { ListView } from '../../../features/lists/list-view.ts';
import { PagedList } from '../../../features/lists/paged-list.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

const emptyTexts: Readonly<Record<CompensationSide, PortalMessageKey>> = {
  payment: 'You have no payments to apply.',
  invoice: 'You have no invoices to compensate.',
};

const skeletonCards = ['a', 'b', 'c', 'd'];

const CardSkeletons = () => (
  <div className="flex flex-col gap-3">
    {skeletonCards.map((card) => (
      <div key={card} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
        <Skeleton className="h-6" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10 w-1/2" />
      </div>
    ))}
  </div>
);

export interface SideListProps {
  readonly side: CompensationSide;
  readonly list: PagedRemote<Invoice, null>;
  /** Whether the list is filtered: an empty one then means 'no match'. */
  readonly searching: boolean;
  /** The layout, also of the skeleton. */
  readonly view: ListView;
  /** The loaded cards or rows. */
  readonly children: ReactNode;
}

/** One column in any state of its list, with its own load more (spec 2 and 4). */
export const SideList = ({ side, list, searching, view, children }: SideListProps) => {
  const text = useText();
  return (
    <PagedList
      list={list}
      skeleton={view === 'cards' ? <CardSkeletons /> : <TableSkeleton columns={3} />}
      emptyTitle={text('Data not found')}
      emptyText={text(searching ? 'Change or clear the search.' : emptyTexts[side])}
      malformedText="Some documents could not be read."
    >
      {children}
    </PagedList>
  );
};
