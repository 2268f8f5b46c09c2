import { useAllPeople, useRolesAccess } from '@surtidor/data';
import {
  type AccessRow,
  getAccessMatrix,
  getAssignedStations,
  getRowsAtStation,
  getVisibleAssociates,
  pagesWithPermission,
} from '@surtidor/domain/associates';
import { LargeSelect, ListFrame, SearchBox, Select, ToolBar, ToolBarSearch } from '@surtidor/ui';
import { useMemo, useState } from 'react';
import { ExportMenu } from '../../features/lists/export/export-menu.tsx';
import { type ListField, textField } from '../../features/lists/list-fields.ts';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { getFullName, getStatus } from '../../features/people/person-facts.ts';
import { useDestinationOptions } from '../../features/stations/use-destination-options.ts';
import { usePortal, useToday } from '../../platform/context/portal-context.tsx';

import { type Text, translate, useText } from '../../platform/messages/text-context.tsx';
import { getData, getFailureText } from '../../platform/remote/frame-state.ts';

import { MatrixTable } from './parts/matrix-table.tsx';
import '../../shared/messages/spanish/features/access-matrix.ts';
import '../../shared/messages/spanish/people.ts';

const allPagesOption = 'all';

const matchesSearch = ({ person }: AccessRow, searchText: string) =>
  `${getFullName(person)} ${person.email} ${person.roleName}`
    .toLowerCase()
    .includes(searchText.trim().toLowerCase());

const getExportFields = (text: Text): readonly ListField<AccessRow>[] => [
  textField('Person', 32, ({ person }) => getFullName(person)),
  textField('Role', 24, ({ person }) => translate(text, person.roleName)),
  textField('Status', 12, ({ person }) => getStatus(person, text).label),
  textField('Destinations', 40, ({ person }) =>
    person.destinations.map(({ code }) => code).join(', '),
  ),
  ...pagesWithPermission.map((page) =>
    textField<AccessRow>(page.title, 22, ({ pages }) =>
      text(pages === null ? 'Not available' : pages.has(page.id) ? 'Yes' : 'No'),
    ),
  ),
];

/** Returns the users with their pages, or the error of a failed request. */
function useAccessMatrix() {
  const { product } = usePortal().deploymentOptions;
  const allPeople = useAllPeople(true);
  const rolesAccess = useRolesAccess();
  const people = getData(allPeople.state);
  const access = getData(rolesAccess.state);
  const failures = [allPeople.state, rolesAccess.state].flatMap((state) =>
    state.kind === 'failed' ? [state.failure] : [],
  );
  const rows = useMemo(
    () =>
      people && access ? getAccessMatrix(getVisibleAssociates(people), access, product) : null,
    [people, access, product],
  );
  return {
    rows,
    failure: failures[0] ?? null,
    retry: () => {
      allPeople.retry();
      rolesAccess.retry();
    },
  };
}

/** Shows the pages each user may open, from roles and permissions (spec 6). */
const AccessMatrixScreen = () => {
  const text = useText();
  const today = useToday();
  const { rows, failure, retry } = useAccessMatrix();
  const [searchText, setSearchText] = useState('');
  const [page, setPage] = useState(allPagesOption);
  const pages = pagesWithPermission.filter(({ id }) => page === allPagesOption || id === page);
  const [station, setStation] = useState<string | null>(null);
  const stationRows = station === null ? (rows ?? []) : getRowsAtStation(rows ?? [], station);
  const visibleRows = stationRows.filter((row) => matchesSearch(row, searchText));
  return (
    <>
      <PeoplePage
        page="access-matrix"
        title={text('Access')}
        subtitle={text('The pages that each user can open, by role.')}
      />
      <ToolBar
        className="mb-4"
        end={
          <ExportMenu
            title={text('Access')}
            fileName={`accesos-${today}`}
            loadedRows={visibleRows}
            fields={getExportFields(text)}
          />
        }
      >
        <ToolBarSearch className="max-sm:basis-full">
          <SearchBox
            label={text('Name, e-mail or role')}
            value={searchText}
            onValueChange={setSearchText}
          />
        </ToolBarSearch>
        <Select
          className="w-full sm:w-56"
          label={text('Page')}
          labelMode="hidden"
          value={page}
          options={[
            { value: allPagesOption, label: text('Every page') },
            ...pagesWithPermission.map(({ id, title }) => ({ value: id, label: text(title) })),
          ]}
          onValueChange={setPage}
        />
        <StationFilter rows={rows} station={station} onStationChange={setStation} />
      </ToolBar>
      {rows && visibleRows.length > 0 ? (
        <MatrixTable rows={visibleRows} pages={pages} />
      ) : (
        <ListFrame
          state={rows ? 'empty' : failure ? 'failed' : 'loading'}
          emptyTitle={text('No users match')}
          emptyIllustration="no-match"
          failureText={failure && getFailureText(failure, text)}
          onRetry={retry}
        />
      )}
    </>
  );
};

interface StationFilterProps {
  /** The rows whose stations can be chosen; null while they load. */
  readonly rows: readonly AccessRow[] | null;
  /** The code of the chosen station; null for every station. */
  readonly station: string | null;
  readonly onStationChange: (station: string | null) => void;
}

/** Shows the users of one station. */
const StationFilter = ({ rows, station, onStationChange }: StationFilterProps) => {
  const text = useText();
  const options = useDestinationOptions(useMemo(() => getAssignedStations(rows ?? []), [rows]));
  return (
    <LargeSelect
      className="min-w-0 flex-1 sm:w-56 sm:flex-none"
      mode="single"
      label={text('Station')}
      labelMode="hidden"
      placeholder={text('Every station')}
      options={options}
      value={station === null ? [] : [station]}
      onValueChange={([code]) => onStationChange(code ?? null)}
    />
  );
};

export default AccessMatrixScreen;
