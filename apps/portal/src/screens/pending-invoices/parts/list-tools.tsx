import { type InvoiceSort, invoiceSorts } from '@surtidor/data';
import { cleanNumberFilter } from '@surtidor/domain';
import { FilterButton, SearchBox, Select, ToolBar, ToolBarSearch } from '@surtidor/ui';
import { useState } from 'react';
import type { GetClassName } from '../../../features/accounts/use-class-names.ts';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { ViewSwitch } from '../../../features/lists/view-switch.tsx';
import type { PortalMessageKey } from '../../../platform/messages/es.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { countActiveFilters, type PendingFilter } from '../pending-filter.ts';
import { MoreTools, type MoreToolsProps } from './more-tools.tsx';
import { PendingChips } from './pending-chips.tsx';
import { PendingFilterPanel } from './pending-filter-panel.tsx';

const sortLabels: Readonly<Record<InvoiceSort, PortalMessageKey>> = {
  due: 'Earliest due date',
  'due-latest': 'Latest due date',
  newest: 'Newest document',
  oldest: 'Oldest document',
  amount: 'Largest amount',
  'amount-least': 'Smallest amount',
};

export interface ListToolsProps extends MoreToolsProps {
  readonly filter: PendingFilter;
  readonly onChange: (filter: PendingFilter) => void;
  /** Returns the name of a document class. Changes only when the names load. */
  readonly getClassName: GetClassName;
  /** The layout and its setter. */
  readonly listView: Pick<SavedListView, 'view' | 'select'>;
}

/** The toolbar of the list, with the active filters below. */
export const ListTools = (props: ListToolsProps) => {
  const { filter, onChange, getClassName, listView, ...moreToolsProps } = props;
  const text = useText();
  const [open, setOpen] = useState(false);
  const activeFilterCount = countActiveFilters(filter);
  return (
    <div className="mb-2 flex flex-col gap-3">
      <ToolBar end={<MoreTools {...moreToolsProps} />}>
        <ToolBarSearch>
          <SearchBox
            label={text('Search by invoice or document number')}
            value={filter.number}
            onSearch={(searchText) =>
              onChange({ ...filter, number: cleanNumberFilter(searchText) })
            }
          />
        </ToolBarSearch>
        <FilterButton count={activeFilterCount} open={open} onOpenChange={setOpen} />
        <ViewSwitch {...listView} />
        <Select
          label={text('Sort by')}
          labelMode="hidden"
          value={filter.sort}
          options={invoiceSorts.map((sort) => ({ value: sort, label: text(sortLabels[sort]) }))}
          onValueChange={(sort) => onChange({ ...filter, sort })}
        />
      </ToolBar>
      {activeFilterCount > 0 && (
        <div className="min-h-8">
          <PendingChips filter={filter} getClassName={getClassName} onChange={onChange} />
        </div>
      )}
      {open && (
        <PendingFilterPanel filter={filter} onApply={onChange} onClose={() => setOpen(false)} />
      )}
    </div>
  );
};
