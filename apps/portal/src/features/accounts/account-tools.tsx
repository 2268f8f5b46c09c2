import type { AccountFilter, AccountLine } from '@surtidor/domain';
import { ActiveFilters, FilterButton, ToolBar } from '@surtidor/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { ExportMenu, type ExportMenuProps } from '../lists/export/export-menu.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../lists/saved-views/saved-views-menu.tsx';
import { accountChips } from './account-chips.ts';
import type { AccountFilterPanelProps } from './account-filter-panel.tsx';
import { accountSheet } from './account-sheet.ts';
import type { ClassName } from './use-class-names.ts';

const Panel = lazyPart(async () => (await import('./account-filter-panel.tsx')).AccountFilterPanel);

export interface AccountToolsProps
  extends Pick<AccountFilterPanelProps, 'words' | 'ranges'>,
    Omit<ExportMenuProps<AccountLine>, 'columns'> {
  readonly filter: AccountFilter;
  readonly onFilterChange: (filter: AccountFilter) => void;
  readonly classOf: ClassName;
  readonly views: SavedViewsMenuProps;
  /** What this list has besides: a month. */
  readonly children?: ReactNode;
}

/** Everything above the lines: filters, saved views, export, and the filters in force. */
export const AccountTools = (props: AccountToolsProps) => {
  const { words, ranges, filter, onFilterChange, classOf, views, children, ...exported } = props;
  const text = useText();
  const [open, setOpen] = useState(false);
  const chips = accountChips(filter, classOf, text);
  const isOwn = (id: string) => id === 'month';
  const without = (id: string): AccountFilter =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => name !== id));
  // The month has a field of its own, which the panel does not touch.
  const month = filter.month && { month: filter.month };
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
        <FilterButton
          count={chips.filter(({ id, value }) => value && !isOwn(id)).length}
          open={open}
          onOpenChange={setOpen}
        />
        {children}
      </ToolBar>
      <ActiveFilters
        filters={chips}
        onRemove={(id) => onFilterChange(without(id))}
        onClearAll={() => onFilterChange({})}
      />
      {open && (
        <Suspense fallback={null}>
          <Panel
            words={words}
            ranges={ranges}
            filter={filter}
            onApply={(next) => onFilterChange({ ...next, ...month })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
