import type { AssociatesParams } from '@surtidor/data';
import { type Associate, statusFilterOptions } from '@surtidor/domain';
import { SearchBox, Select, ToolBar, ToolBarSearch } from '@surtidor/ui';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
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
  return (
    <ToolBar
      className="mb-4"
      end={
        <>
          <ViewSwitch {...listView} />
          <ExportMenu
            title={text('People')}
            fileName={`personas-${today}`}
            loadedRows={loadedPeople}
            completeList={completeList}
            fields={Object.values(createAssociateFields(text))}
          />
        </>
      }
    >
      <ToolBarSearch className="max-sm:basis-full">
        <SearchBox
          label={text('Name, e-mail or document')}
          value={filter.search}
          onValueChange={(search) => onChange({ ...filter, search })}
        />
      </ToolBarSearch>
      <Select
        className="w-40"
        label={text('Status')}
        labelMode="hidden"
        options={statusFilterOptions.map(({ value, label }) => ({ value, label: text(label) }))}
        value={filter.status}
        onValueChange={(status) => onChange({ ...filter, status })}
      />
    </ToolBar>
  );
};
