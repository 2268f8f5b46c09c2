import type { ListView } from '../../../features/lists/list-view.ts';
import { InvoiceGrid, type InvoiceGridProps } from './invoice-grid.tsx';
import type { InvoiceRowsProps } from './invoice-rows.tsx';
import { InvoiceRows } from './invoice-rows.tsx';

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
  // Without autoComplete="off" the browser saves every checkbox on each scroll.
  <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
    {view === 'cards' ? (
      <InvoiceGrid classOf={classOf} {...list} />
    ) : (
      <InvoiceRows {...list} {...{ sort, onSortChange, onToggleAll, sortedFrom }} />
    )}
  </form>
);
