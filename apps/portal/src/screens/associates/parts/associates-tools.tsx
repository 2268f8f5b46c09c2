import type { AssociatesParams } from '@surtidor/data';
import { type Associate, statusFilterOptions, todayIn } from '@surtidor/domain';
import { SearchBox, Select, ToolBar, ToolBarSearch } from '@surtidor/ui';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { ViewSwitch } from '../../../features/lists/view-switch.tsx';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { associateColumns } from './associate-columns.ts';

export interface AssociatesToolsProps {
  readonly filter: AssociatesParams;
  readonly onChange: (filter: AssociatesParams) => void;
  readonly listView: SavedListView;
  /** The loaded users; export loads the other pages. */
  readonly shown: readonly Associate[];
  readonly whole: ExportMenuProps<Associate>['whole'];
}

const isStatus = (value: string): value is AssociatesParams['status'] =>
  statusFilterOptions.some((option) => option.value === value);

/** Search, status filter and export. One status at a time: the last selected (spec 5). */
export const AssociatesTools = ({
  filter,
  onChange,
  listView,
  shown,
  whole,
}: AssociatesToolsProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  return (
    <ToolBar
      className="mb-4"
      end={
        <>
          <ViewSwitch {...listView} />
          <ExportMenu
            title={text('People')}
            fileName={`personas-${todayIn(timeZone, now())}`}
            shown={shown}
            whole={whole}
            columns={associateColumns(text)}
          />
        </>
      }
    >
      <ToolBarSearch className="max-sm:basis-full">
        <SearchBox
          label={text('Name, e-mail or document')}
          value={filter.search}
          onSearch={(search) => onChange({ ...filter, search })}
        />
      </ToolBarSearch>
      <Select
        className="w-40"
        label={text('Status')}
        labelMode="hidden"
        options={statusFilterOptions.map(({ value, label }) => ({ value, label: text(label) }))}
        value={filter.status}
        onValueChange={(status) => {
          if (isStatus(status)) onChange({ ...filter, status });
        }}
      />
    </ToolBar>
  );
};
