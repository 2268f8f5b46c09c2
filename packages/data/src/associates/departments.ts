import { createFailure } from '@surtidor/domain';
import type { Department } from '@surtidor/domain/associates';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { DepartmentsDocument, type DepartmentsQuery } from './departments.generated.ts';

type Row = NonNullable<DepartmentsQuery['listarDeptos']>[number];

/** Maps a department (spec 3); returns null without a name. */
function toDepartment(row: Row): Department | null {
  const wire = readObject(row);
  const name = readString(wire?.default_name);
  if (!wire || name === '') return null;
  return {
    id: readString(wire.region_id),
    countryCode: readString(wire.country_id),
    code: readString(wire.code),
    erpCode: readString(wire.code_sap),
    name,
  };
}

/** The departments of all countries (spec 7, `listarDeptos`). */
export const departmentsQuery = defineRemoteQuery({
  document: DepartmentsDocument,
  fetchPolicy: 'cache-first',
  missing: createFailure('departments-not-found'),
  read: ({ listarDeptos: rows }) => keepReadableRows(readRows(rows, toDepartment)),
});

/** The page size exceeds the number of departments in all countries. */
const allDepartmentsVariables = { pageSize: 100 };

/** Queries the departments, if enabled. */
export const useDepartments = (enabled: boolean): Remote<readonly Department[]> =>
  useRemote(departmentsQuery, enabled ? allDepartmentsVariables : null);
