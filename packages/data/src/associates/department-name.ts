import { type Department, failure, pageSizes } from '@surtidor/domain';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { entry, text } from '../shared/wire.ts';
import type { DepartmentFieldsFragment } from './department-fields.generated.ts';
import {
  DepartmentNameDocument,
  type DepartmentNameQuery,
  type DepartmentNameQueryVariables,
} from './department-name.generated.ts';

/** A department (spec 3); null without a name. */
function toDepartment(row: DepartmentFieldsFragment | null): Department | null {
  const wire = entry(row);
  const name = text(wire?.default_name);
  if (!wire || name === '') return null;
  return {
    id: text(wire.region_id),
    countryCode: text(wire.country_id),
    code: text(wire.code),
    name,
  };
}

/** The department that a code means (spec 7, `listarDeptos`); empty where no department has it. */
export const departmentNameQuery: RemoteQuery<
  DepartmentNameQuery,
  DepartmentNameQueryVariables,
  readonly Department[]
> = {
  document: DepartmentNameDocument,
  freshness: 'reuse',
  missing: failure('departments-not-found'),
  read: ({ bySapCode, byCode }) =>
    Array.isArray(bySapCode) || Array.isArray(byCode)
      ? readableRows([...mapRows(bySapCode, toDepartment), ...mapRows(byCode, toDepartment)])
      : null,
  isEmpty: (departments) => departments.length === 0,
};

/** The departments of a country with that code; nothing is asked without one. */
export const useDepartmentsByCode = (
  country: string,
  code: string,
): Remote<readonly Department[]> =>
  useRemote(
    departmentNameQuery,
    code === '' ? null : { country, value: code, pageSize: pageSizes.departments },
  );
