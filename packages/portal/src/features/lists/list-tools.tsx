import {
  type ActiveFilter,
  ActiveFilters,
  FilterButton,
  SearchBox,
  Select,
  ToolBar,
  ToolBarSearch,
} from '@surtidor/ui';
import { type ReactNode, useState } from 'react';
import type { PortalMessageKey } from '../../platform/messages/es.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { SavedViewsMenu } from './saved-views/saved-views-menu.tsx';
import type { ListSearchParams } from './use-list-search-params.ts';

/** A condition of a filter, shown as a chip if it has a value. */
export interface FilterChip<Filter> extends Pick<ActiveFilter, 'label' | 'value'> {
  /** The filter without this condition. */
  readonly cleared: Filter;
  /** Whether the condition is set outside the filter panel, so that its button does not count it. */
  readonly isOutsidePanel?: boolean;
}

export interface ListToolsProps<Filter, Sort extends string> {
  /** The id of the list. Saved views belong to one list. */
  readonly list: string;
  readonly urlState: Pick<ListSearchParams<Filter>, 'query' | 'setQuery' | 'setFilter'>;
  readonly search: {
    readonly label: string;
    readonly value: string;
    readonly onSearch: (text: string) => void;
  };
  readonly sort: {
    readonly value: Sort;
    readonly labels: Readonly<Record<Sort, PortalMessageKey>>;
    readonly onChange: (sort: Sort) => void;
  };
  /** The conditions of the filter, in panel order. */
  readonly chips: readonly FilterChip<Filter>[];
  /** The filter without all conditions. */
  readonly cleared: Filter;
  /** Renders the open filter panel. */
  readonly renderPanel: (close: () => void) => ReactNode;
  readonly exportMenu?: ReactNode;
  /** Whether the unfiltered list is empty: there is nothing to search, sort or export. */
  readonly isEmpty?: boolean;
  /** Controls between the filters and the sort. */
  readonly children?: ReactNode;
  /** Controls below the toolbar. */
  readonly secondRow?: ReactNode;
}

/** Renders the toolbar of a list: search, filters, sort, saved views and export, with the active filters below. */
export const ListTools = <Filter, Sort extends string>({
  list,
  urlState,
  search,
  sort,
  chips,
  cleared,
  renderPanel,
  exportMenu,
  isEmpty = false,
  children,
  secondRow,
}: ListToolsProps<Filter, Sort>) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const isSort = (value: string): value is Sort => Object.hasOwn(sort.labels, value);
  const { query, setQuery, setFilter } = urlState;
  return (
    <div className="flex flex-col gap-3">
      <ToolBar
        end={
          !isEmpty && (
            <>
              <SavedViewsMenu list={list} query={query} onApply={setQuery} />
              {exportMenu}
            </>
          )
        }
      >
        {!isEmpty && (
          <ToolBarSearch>
            <SearchBox label={search.label} value={search.value} onValueChange={search.onSearch} />
          </ToolBarSearch>
        )}
        <FilterButton
          count={chips.filter(({ value, isOutsidePanel }) => value && !isOutsidePanel).length}
          open={open}
          onOpenChange={setOpen}
        />
        {children}
        {!isEmpty && (
          <Select
            label={text('Sort by')}
            labelMode="hidden"
            value={sort.value}
            options={Object.entries<PortalMessageKey>(sort.labels).map(([value, label]) => ({
              value,
              label: text(label),
            }))}
            onValueChange={(value) => {
              if (isSort(value)) sort.onChange(value);
            }}
          />
        )}
      </ToolBar>
      {secondRow}
      <ActiveFilters
        filters={chips.map(({ label, value }) => ({ id: label, label, value }))}
        onRemove={(id) => {
          const chip = chips.find(({ label }) => label === id);
          if (chip) setFilter(chip.cleared);
        }}
        onClearAll={() => setFilter(cleared)}
      />
      {open && renderPanel(() => setOpen(false))}
    </div>
  );
};
