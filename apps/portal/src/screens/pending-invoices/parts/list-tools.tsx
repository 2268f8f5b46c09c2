import { type InvoiceSort, invoiceSorts } from '@surtidor/data';
import { cleanNumberFilter } from '@surtidor/domain';
import { FilterButton, SearchBox, Select, ToolBar, ToolBarSearch } from '@surtidor/ui';
import { useState } from 'react';
import type { GetClassName } from '../../../features/accounts/use-class-names.ts';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { ViewSwitch } from '../../../features/lists/view-switch.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getConditions, type PendingFilter } from '../pending-filter.ts';
import { MoreTools, type MoreToolsProps } from './more-tools.tsx';
import { PendingChips } from './pending-chips.tsx';
import { PendingFilterPanel } from './pending-filter-panel.tsx';

const sortNames: Readonly<Record<InvoiceSort, PortalMessageKey>> = {
  due: 'First due',
  'due-latest': 'Last due',
  newest: 'Newest document',
  oldest: 'Oldest document',
  amount: 'Largest amount',
  'amount-least': 'Smallest amount',
};

export interface ListToolsProps extends MoreToolsProps {
  readonly filter: PendingFilter;
  readonly onChange: (filter: PendingFilter) => void;
  /** Returns the name of a document class. Changes only when the names load. */
  readonly classOf: GetClassName;
  /** The layout and its setter. */
  readonly listView: Pick<SavedListView, 'view' | 'select'>;
}

/** The toolbar of the list, with the active filters below. */
export const ListTools = (props: ListToolsProps) => {
  const { filter, onChange, classOf, listView, ...more } = props;
  const text = useText();
  const [open, setOpen] = useState(false);
  const conditions = getConditions(filter);
  return (
    <div className="mb-2 flex flex-col gap-3">
      <ToolBar end={<MoreTools {...more} />}>
        <ToolBarSearch>
          <SearchBox
            label={text('Search by invoice or document number')}
            value={filter.number}
            onSearch={(searchText) =>
              onChange({ ...filter, number: cleanNumberFilter(searchText) })
            }
          />
        </ToolBarSearch>
        <FilterButton count={conditions} open={open} onOpenChange={setOpen} />
        <ViewSwitch {...listView} />
        <Select
          label={text('Sort by')}
          labelMode="hidden"
          value={filter.sort}
          options={invoiceSorts.map((sort) => ({ value: sort, label: text(sortNames[sort]) }))}
          onValueChange={(value) => {
            const sort = invoiceSorts.find((one) => one === value);
            if (sort) onChange({ ...filter, sort });
          }}
        />
      </ToolBar>
      {conditions > 0 && (
        <div className="min-h-8">
          <PendingChips filter={filter} classOf={classOf} onChange={onChange} />
        </div>
      )}
      {open && (
        <PendingFilterPanel filter={filter} onApply={onChange} onClose={() => setOpen(false)} />
      )}
    </div>
  );
};
