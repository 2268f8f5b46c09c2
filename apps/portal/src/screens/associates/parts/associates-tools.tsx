import type { AssociatesParams } from '@surtidor/data';
import { type Associate, statusFilterOptions } from '@surtidor/domain';
import { SearchBox, Select, ToolBar, ToolBarSearch } from '@surtidor/ui';
import { ExportMenu, type ExportMenuProps } from '../../../features/lists/export/export-menu.tsx';
import type { SavedListView } from '../../../features/lists/list-view.ts';
import { ViewSwitch } from '../../../features/lists/view-switch.tsx';
import { getFullName, getStatus } from '../../../features/people/person-facts.ts';
import { createTextCell, type SheetColumn } from '../../../features/table-files/sheet.ts';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { type Text, translate, useText } from '../../../platform/messages/text-context.tsx';

/** Returns the columns of an exported list of associates. */
const getExportColumns = (text: Text): readonly SheetColumn<Associate>[] => [
  { title: text('Name'), width: 32, cell: (row) => createTextCell(getFullName(row)) },
  { title: text('E-mail'), width: 36, cell: ({ email }) => createTextCell(email) },
  {
    title: text('Role'),
    width: 24,
    cell: ({ roleName }) => createTextCell(translate(text, roleName)),
  },
  { title: text('Status'), width: 12, cell: (row) => createTextCell(getStatus(row, text).label) },
  { title: text('Document type'), width: 12, cell: (row) => createTextCell(row.documentType) },
  { title: text('Document'), width: 16, cell: ({ document }) => createTextCell(document) },
  { title: text('Telephone'), width: 14, cell: ({ telephone }) => createTextCell(telephone) },
  { title: text('City'), width: 18, cell: ({ city }) => createTextCell(city) },
  {
    title: text('Destinations'),
    width: 40,
    cell: ({ destinations }) => createTextCell(destinations.map(({ code }) => code).join(', ')),
  },
];

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
            columns={getExportColumns(text)}
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
        onValueChange={(status) => onChange({ ...filter, status })}
      />
    </ToolBar>
  );
};
