import type { AssociatesParams } from '@surtidor/data';
import { type Associate, statusFilterOptions } from '@surtidor/domain/associates';
import {
  ActiveFilters,
  FilterButton,
  FilterPanel,
  SearchBox,
  Select,
  ToolBar,
  ToolBarSearch,
} from '@surtidor/ui';
import { useState } from 'react';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import { ListOptions } from '../../../features/lists/list-options.tsx';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { ViewSwitch } from '../../../features/lists/view-switch.tsx';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { createAssociateFields } from './associate-fields.ts';

export interface AssociatesToolsProps {
  readonly filter: AssociatesParams;
  readonly onChange: (filter: AssociatesParams) => void;
  readonly listView: SavedListView;
  /** The loaded users; the export loads the other pages. */
  readonly loadedPeople: readonly Associate[];
  readonly completeList: ExportMenuProps<Associate>['completeList'];
}

/** Renders the search, the status filter (one status at a time, spec 5) and the export menu. */
export const AssociatesTools = ({
  filter,
  onChange,
  listView,
  loadedPeople,
  completeList,
}: AssociatesToolsProps) => {
  const text = useText();
  const today = useToday();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const exportMenu = (
    <ExportMenu
      title={text('People')}
      fileName={`personas-${today}`}
      loadedRows={loadedPeople}
      completeList={completeList}
      fields={Object.values(createAssociateFields(text))}
    />
  );
  const statusProps = {
    label: text('Status'),
    options: statusFilterOptions.map(({ value, label }) => ({ value, label: text(label) })),
  };
  const isFiltered = filter.status !== 'all';
  const selected = statusProps.options.find(({ value }) => value === filter.status);
  return (
    <>
      <ToolBar
        className="mb-2 lg:mb-4"
        end={
          <>
            <div className="flex gap-2 max-lg:hidden">
              <ViewSwitch {...listView} />
              {exportMenu}
            </div>
            <ListOptions list="people" query="" exportMenu={exportMenu}>
              <ViewSwitch {...listView} />
            </ListOptions>
          </>
        }
      >
        <ToolBarSearch>
          <SearchBox
            label={text('Name, e-mail or document')}
            value={filter.search}
            onValueChange={(search) => onChange({ ...filter, search })}
          />
        </ToolBarSearch>
        <FilterButton
          className="lg:hidden"
          count={isFiltered ? 1 : 0}
          open={isPanelOpen}
          onOpenChange={setPanelOpen}
        />
        <Select
          {...statusProps}
          className="w-40 max-lg:hidden"
          labelMode="hidden"
          value={filter.status}
          onValueChange={(status) => onChange({ ...filter, status })}
        />
      </ToolBar>
      <ActiveFilters
        className="mb-2 lg:hidden"
        filters={[
          { id: 'status', label: statusProps.label, value: isFiltered ? selected?.label : null },
        ]}
        onRemove={() => onChange({ ...filter, status: 'all' })}
      />
      {isPanelOpen && (
        <FilterPanel<AssociatesParams>
          open
          value={filter}
          cleared={{ ...filter, status: 'all' }}
          onApply={onChange}
          onOpenChange={setPanelOpen}
        >
          {({ draft, change }) => (
            <Select
              {...statusProps}
              value={draft.status}
              onValueChange={(status) => change({ status })}
            />
          )}
        </FilterPanel>
      )}
    </>
  );
};
