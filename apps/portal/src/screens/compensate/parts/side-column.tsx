import type { PagedRemote } from '@surtidor/data';
import type { CompensationSide, Invoice } from '@surtidor/domain';
import { CompensableCard, Skeleton, TableSkeleton } from '@surtidor/ui';
import { memo, type ReactNode, useCallback, useRef } from 'react';
import type { ListView } from '../../../features/lists/list-view.ts';
import { PagedList } from '../../../features/lists/paged-list.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { documentTitle, getCompensableCard } from './compensable-card.ts';
import { type SideDocuments, withUnloaded } from './side-documents.ts';
import { SideRows } from './side-rows.tsx';
import { SideTools } from './side-tools.tsx';
import type { CompensationWorkspace } from './use-compensation-workspace.ts';

const columns = { payment: 'payments', invoice: 'invoices' } as const;

export interface SideColumnProps extends Pick<SideDocuments, 'side' | 'onToggle'> {
  readonly workspace: CompensationWorkspace;
  readonly view: ListView;
  /** Content between the tools and the documents. */
  readonly children?: ReactNode;
}

/** Renders the tools of one side and its documents, as cards or rows. */
export const SideColumn = ({ side, workspace, view, onToggle, children }: SideColumnProps) => {
  const sortedColumnRef = useRef<string | null>(null);
  const { holds, choice, changeParams } = workspace;
  const params = workspace.params[side];
  const column = columns[side];
  const documents = workspace.shown[column];
  const parts: SideDocuments = {
    ...{ side, documents, holds },
    selected: choice.selected[column],
    ...(onToggle && { onToggle }),
  };
  return (
    <>
      <SideTools side={side} params={params} onParamsChange={changeParams} />
      {children}
      <SideList side={side} list={workspace[column]} searching={params.number !== ''} view={view}>
        {view === 'cards' ? (
          <SideCards {...parts} />
        ) : (
          <SideRows
            {...parts}
            sort={params.sort}
            onSortChange={(sort) => changeParams(side, { ...params, sort })}
            sortedColumnRef={sortedColumnRef}
            onToggleAll={() => choice.toggleAll(side)}
          />
        )}
      </SideList>
    </>
  );
};

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

interface SideListProps {
  readonly side: CompensationSide;
  readonly list: PagedRemote<Invoice, null>;
  /** Whether the list is filtered. An empty list then means 'no match'. */
  readonly searching: boolean;
  /** The layout of the list and its skeleton. */
  readonly view: ListView;
  /** The loaded cards or rows. */
  readonly children: ReactNode;
}

/** Renders one column in any state of its list, with its own load-more button (spec 2 and 4). */
const SideList = ({ side, list, searching, view, children }: SideListProps) => {
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

/** Renders one side's documents as cards. Selecting a card re-renders only that card. */
const SideCards = ({ selected, documents, ...rest }: SideDocuments) => {
  const ids = new Set(selected.map(({ id }) => id));
  return (
    <ul className="flex flex-col gap-3">
      {withUnloaded(selected, documents).map((document) => (
        <SideCard key={document.id} document={document} selected={ids.has(document.id)} {...rest} />
      ))}
    </ul>
  );
};

interface SideCardProps extends Pick<SideDocuments, 'side' | 'holds' | 'onToggle'> {
  readonly document: Invoice;
  readonly selected: boolean;
}

const SideCard = memo(function SideCard({
  side,
  document,
  selected,
  holds,
  onToggle,
}: SideCardProps) {
  const text = useText();
  const toggle = useCallback((id: string) => onToggle?.(side, id), [onToggle, side]);
  const name = documentTitle(document, side, text);
  return (
    <li>
      <CompensableCard
        {...getCompensableCard(document, side, holds, text)}
        {...(onToggle && {
          selected,
          selectLabel: text('Choose {document}', { document: name }),
          onSelectedChange: toggle,
        })}
      />
    </li>
  );
});
