import {
  type CalendarDate,
  type Compensation,
  type CompensationFilter,
  compensationConditions,
  defaultCompensationFilter,
} from '@surtidor/domain';
import { ActiveFilters, FilterButton, ToolBar } from '@surtidor/ui';
import { Suspense, useState } from 'react';
import { ExportMenu } from '../../../features/lists/export/export-menu.tsx';
import {
  SavedViewsMenu,
  type SavedViewsMenuProps,
} from '../../../features/lists/saved-views/saved-views-menu.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { compensationColumns } from './compensation-columns.ts';
import { activeFilters, withoutCondition } from './filter-words.ts';

const Panel = lazyPart(
  async () => (await import('./compensation-filter-panel.tsx')).CompensationFilterPanel,
);

export interface CompensationToolsProps {
  readonly filter: CompensationFilter;
  /** The filter as the address writes it, and how to take another. */
  readonly view: Pick<SavedViewsMenuProps, 'query' | 'onApply'>;
  readonly onChange: (filter: CompensationFilter) => void;
  /** Today in the store's zone. */
  readonly today: CalendarDate;
  /** What is shown: exactly this is exported. */
  readonly rows: readonly Compensation[];
}

/** The filters, views and export of the list, with a chip for each filter in force. */
export const CompensationTools = ({
  filter,
  view,
  onChange,
  today,
  rows,
}: CompensationToolsProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const remove = (id: string) => {
    const next = withoutCondition(filter, id, today);
    if (next) onChange(next);
  };
  const clear = () => onChange({ ...defaultCompensationFilter(today), sort: filter.sort });
  return (
    <div className="mb-4 flex flex-col gap-3">
      <ToolBar
        end={
          <>
            <SavedViewsMenu list="compensations" {...view} />
            <ExportMenu
              title={text('Compensations')}
              fileName={`compensaciones-${today}`}
              rows={rows}
              scope="shown"
              columns={compensationColumns(text)}
            />
          </>
        }
      >
        <FilterButton
          count={compensationConditions(filter, today)}
          open={open}
          onOpenChange={setOpen}
        />
      </ToolBar>
      <ActiveFilters
        filters={activeFilters(filter, today, text)}
        onRemove={remove}
        onClearAll={clear}
      />
      {open && (
        <Suspense fallback={null}>
          <Panel filter={filter} today={today} onApply={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
