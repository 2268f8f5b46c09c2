import type { CompensationSide } from '@surtidor/domain/compensations';
import type { Invoice } from '@surtidor/domain/invoices';
import { CompensableCard, Skeleton, SkeletonList, TableSkeleton } from '@surtidor/ui';
import { memo, type ReactNode } from 'react';
import type { ListView } from '../../../features/lists/list-view.ts';
import { PagedList } from '../../../features/lists/paged-list.tsx';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { getCompensableCard, getDocumentTitle } from './compensable-card.ts';
import { prependUnloadedSelection, type SideDocuments } from './side-documents.ts';
import { SideRows } from './side-rows.tsx';
import { SideTools } from './side-tools.tsx';
import type { CompensationWorkspace } from './use-compensation-workspace.ts';

const columnBySide = { payment: 'payments', invoice: 'invoices' } as const;

export interface SideColumnProps extends Pick<SideDocuments, 'side' | 'canSend'> {
  readonly workspace: CompensationWorkspace;
  readonly view: ListView;
  /** Content between the tools and the documents. */
  readonly children?: ReactNode;
}

/** Renders the tools of one side and its list, as cards or rows, with its own load-more button (spec 2 and 4). */
export const SideColumn = ({ side, workspace, view, canSend, children }: SideColumnProps) => {
  const text = useText();
  const { holds, selection, changeParams } = workspace;
  const params = workspace.params[side];
  const column = columnBySide[side];
  const documents = workspace.loadedDocuments[column];
  const sideDocuments: SideDocuments = {
    side,
    documents,
    holds,
    selection: selection[side],
    canSend,
  };
  return (
    <>
      <SideTools side={side} params={params} onParamsChange={changeParams} />
      {children}
      <PagedList
        list={workspace[column]}
        skeleton={view === 'cards' ? <CardSkeletons /> : <TableSkeleton columns={3} />}
        emptyTitle={text('Data not found')}
        emptyText={text(params.number === '' ? emptyTexts[side] : 'Change or clear the search.')}
        malformedText="Some documents could not be read."
      >
        {view === 'cards' ? (
          <SideCards {...sideDocuments} />
        ) : (
          <SideRows
            {...sideDocuments}
            sort={params.sort}
            onSortChange={(sort) => changeParams(side, { ...params, sort })}
          />
        )}
      </PagedList>
    </>
  );
};

const emptyTexts: Readonly<Record<CompensationSide, PortalMessageKey>> = {
  payment: 'You have no payments to apply.',
  invoice: 'You have no invoices to compensate.',
};

const CardSkeletons = () => (
  <SkeletonList rows={4}>
    <div className="flex flex-col gap-3 rounded-ui-lg border border-ui-line bg-ui-surface p-4">
      <Skeleton className="h-6" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-1/2" />
    </div>
  </SkeletonList>
);

/** Renders one side's documents as cards. Selecting a card re-renders only that card. */
const SideCards = ({ selection, documents, canSend, ...rest }: SideDocuments) => (
  <ul className="flex flex-col gap-3">
    {prependUnloadedSelection(selection.rows, documents).map((document) => (
      <SideCard
        key={document.id}
        document={document}
        selected={selection.ids.has(document.id)}
        {...(canSend && { onToggle: selection.toggle })}
        {...rest}
      />
    ))}
  </ul>
);

interface SideCardProps extends Pick<SideDocuments, 'side' | 'holds'> {
  readonly document: Invoice;
  readonly selected: boolean;
  readonly onToggle?: (id: string) => void;
}

const SideCard = memo(function SideCard({
  side,
  document,
  selected,
  holds,
  onToggle,
}: SideCardProps) {
  const text = useText();
  const { currency } = useVariant();
  const title = getDocumentTitle(document, side, text);
  return (
    <li>
      <CompensableCard
        {...getCompensableCard(document, side, currency, holds, text)}
        {...(onToggle && {
          selected,
          selectLabel: text('Select {document}', { document: title }),
          onSelectedChange: onToggle,
        })}
      />
    </li>
  );
});
