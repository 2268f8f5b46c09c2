import { type AccountFilter, type AccountLine, cleanNumberFilter } from '@surtidor/domain';
import {
  ActiveFilters,
  FilterButton,
  SearchBox,
  Select,
  ToolBar,
  ToolBarSearch,
} from '@surtidor/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { ExportMenu, type ExportMenuProps } from '../lists/export/export-menu.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../lists/saved-views/saved-views-menu.tsx';
import { accountChips } from './account-chips.ts';
import type { AccountFilterPanelProps } from './account-filter-panel.tsx';
import { AccountFilterPanel } from './account-filter-panel.tsx';
import { accountSheet } from './account-sheet.ts';
import { accountSortOptions, sortValue } from './account-sort-names.ts';
import type { AccountTableOfLinesProps } from './account-table-of-lines.tsx';
import type { ClassName } from './use-class-names.ts';

export interface AccountToolsProps
  extends Pick<AccountFilterPanelProps, 'texts' | 'ranges'>,
    Pick<AccountTableOfLinesProps, 'sort' | 'sortable' | 'onSortChange'>,
    Omit<ExportMenuProps<AccountLine>, 'columns'> {
  readonly filter: AccountFilter;
  readonly onFilterChange: (filter: AccountFilter) => void;
  readonly classOf: ClassName;
  readonly views: SavedViewsMenuProps;
  /** The month field of this list. */
  readonly children?: ReactNode;
}

/** The toolbar: search, filters, sort, saved views, export and active filters. */
export const AccountTools = (props: AccountToolsProps) => {
  const { texts, ranges, filter, onFilterChange, classOf, views, children, ...rest } = props;
  const { sort, sortable, onSortChange, ...exported } = rest;
  const text = useText();
  const [open, setOpen] = useState(false);
  const chips = accountChips(filter, classOf, text);
  const isOwn = (id: string) => id === 'month';
  const without = (id: string): AccountFilter =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => name !== id));
  // The month is a field of its own outside the panel.
  const month = filter.month && { month: filter.month };
  const { number: searched, ...withoutNumber } = filter;
  const search = (typed: string) => {
    const number = cleanNumberFilter(typed);
    onFilterChange({ ...withoutNumber, ...(number && { number }) });
  };
  const orders = accountSortOptions(sortable);
  return (
    <div className="flex flex-col gap-3">
      <ToolBar
        end={
          <>
            <SavedViewsMenu {...views} />
            <ExportMenu columns={accountSheet(text, classOf)} {...exported} />
          </>
        }
      >
        <ToolBarSearch>
          <SearchBox
            label={text('Search by document number')}
            value={searched ?? ''}
            onSearch={search}
          />
        </ToolBarSearch>
        <FilterButton
          count={chips.filter(({ id, value }) => value && !isOwn(id)).length}
          open={open}
          onOpenChange={setOpen}
        />
        {children}
        <Select
          label={text('Sort by')}
          labelMode="hidden"
          value={sortValue(sort)}
          options={orders.map(({ value, label }) => ({ value, label: text(label) }))}
          onValueChange={(value) => {
            const order = orders.find((one) => one.value === value);
            if (order) onSortChange(order.sort);
          }}
        />
      </ToolBar>
      <ActiveFilters
        filters={chips}
        onRemove={(id) => onFilterChange(without(id))}
        onClearAll={() => onFilterChange({ ...(searched && { number: searched }) })}
      />
      {open && (
        <AccountFilterPanel
          texts={texts}
          ranges={ranges}
          filter={filter}
          onApply={(next) =>
            onFilterChange({ ...next, ...month, ...(searched && { number: searched }) })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
