import {
  ActiveFilters,
  FilterButton,
  SearchBox,
  Select,
  ToolBar,
  ToolBarSearch,
} from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { type DefinedFilter, getFilterTools } from './filters/filter-tools.tsx';
import { ListOptions } from './list-options.tsx';
import { SavedViewsMenu } from './saved-views/saved-views-menu.tsx';
import { getSortField, type ListSort } from './sort-field.ts';
import type { ListSearchParams } from './use-list-search-params.ts';

export interface ListToolsProps<Filter extends object, Sort extends string> {
  /** The id of the list. Saved views belong to one list. */
  readonly list: string;
  readonly urlState: Pick<ListSearchParams<Filter>, 'query' | 'setQuery' | 'setFilter'>;
  readonly search: {
    readonly label: string;
    readonly value: string;
    readonly onSearch: (text: string) => void;
  };
  /** Absent if the list has one order. */
  readonly sort?: ListSort<Sort>;
  readonly filter: DefinedFilter<Filter>;
  readonly exportMenu?: ReactNode;
  /** Whether the unfiltered list is empty: there is nothing to search, sort or export. */
  readonly isEmpty?: boolean;
  /** Controls between the filters and the sort; among the options if the window is narrow. */
  readonly children?: ReactNode;
  /** What the list holds, below the toolbar. */
  readonly summary?: ReactNode;
  /** The shortcuts of the list, at the end of the line below the toolbar. */
  readonly shortcuts?: ReactNode;
  /** Further actions, which only a narrow window has among the options. */
  readonly renderActions?: (close: () => void) => ReactNode;
}

/** The line below the toolbar. A narrow window scrolls it sideways, so that its height stays the same. */
const lineClasses = cva(
  'flex items-center gap-x-3 gap-y-1 overflow-y-clip [scrollbar-width:none] max-lg:overflow-x-auto max-lg:*:shrink-0 lg:my-1 lg:flex-wrap print:hidden',
  { variants: { empty: { true: 'hidden', false: 'min-h-11 lg:min-h-8' } } },
);

/**
 * Renders the toolbar of a list: search, filters, sort, saved views and export. A narrow window has one line with
 * search, filters and a button for the other options. The line below has what the list holds, the active filters and
 * the shortcuts, so that setting a filter does not move the list.
 */
export const ListTools = <Filter extends object, Sort extends string>({
  list,
  urlState,
  search,
  sort,
  filter,
  exportMenu,
  isEmpty = false,
  children,
  summary,
  shortcuts,
  renderActions,
}: ListToolsProps<Filter, Sort>) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { query, setQuery, setFilter } = urlState;
  const { activeCount, chips, onRemove, onClearAll, renderPanel } = getFilterTools(
    filter,
    setFilter,
    text,
  );
  return (
    <div className="flex flex-col">
      <ToolBar
        end={
          !isEmpty && (
            <>
              <span className="flex gap-2 max-lg:hidden">
                <SavedViewsMenu list={list} query={query} onApply={setQuery} />
                {exportMenu}
              </span>
              <ListOptions
                {...{ list, query, exportMenu, renderActions }}
                {...(sort && { sort })}
                onApplyView={setQuery}
              >
                {children}
              </ListOptions>
            </>
          )
        }
      >
        {!isEmpty && (
          <ToolBarSearch>
            <SearchBox label={search.label} value={search.value} onValueChange={search.onSearch} />
          </ToolBarSearch>
        )}
        <FilterButton count={activeCount} open={open} onOpenChange={setOpen} />
        {children && <div className="contents max-lg:hidden">{children}</div>}
        {!isEmpty && sort && (
          <Select {...getSortField(sort, text)} className="max-lg:hidden" labelMode="hidden" />
        )}
      </ToolBar>
      <div
        className={lineClasses({
          empty: !summary && !shortcuts && chips.every(({ value }) => !value),
        })}
      >
        {summary && (
          <p role="status" className="text-sm text-ui-ink-soft">
            {summary}
          </p>
        )}
        <ActiveFilters
          className="max-lg:flex-nowrap"
          filters={chips}
          onRemove={onRemove}
          onClearAll={onClearAll}
        />
        {shortcuts && <div className="ml-auto flex items-center max-lg:gap-x-3">{shortcuts}</div>}
      </div>
      {open && renderPanel(() => setOpen(false))}
    </div>
  );
};
