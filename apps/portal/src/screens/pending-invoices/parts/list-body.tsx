import { TableSkeleton } from '@surtidor/ui';
import { Suspense } from 'react';
import type { ListView } from '../../../features/lists/list-view.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { InvoiceGrid, type InvoiceGridProps } from './invoice-grid.tsx';
import type { InvoiceRowsProps } from './invoice-rows.tsx';

/** Rows are fetched when somebody chose them; cards are what the page is specified with. */
const Rows = lazyPart(async () => (await import('./invoice-rows.tsx')).InvoiceRows);

export interface ListBodyProps extends InvoiceGridProps, InvoiceRowsProps {
  readonly view: ListView;
}

/** The invoices as cards or as rows. */
export const ListBody = ({
  view,
  classOf,
  sort,
  onSortChange,
  onToggleAll,
  sortedFrom,
  ...list
}: ListBodyProps) => (
  // The browser saves every box of a list whenever it is scrolled, unless its form forbids it.
  <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
    {view === 'cards' ? (
      <InvoiceGrid classOf={classOf} {...list} />
    ) : (
      <Suspense fallback={<TableSkeleton columns={8} rows={Math.min(list.invoices.length, 30)} />}>
        <Rows {...list} {...{ sort, onSortChange, onToggleAll, sortedFrom }} />
      </Suspense>
    )}
  </form>
);
