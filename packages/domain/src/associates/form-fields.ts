import type { Role } from '../shared/constants/roles.ts';
import { getsAllDestinations } from './destinations.ts';
import { getRoleFields } from './field-tables.ts';
import type { FieldTable, RoleField } from './types.ts';

/** The roles that decide the fields of a form. */
export interface FormRoles {
  /** The stored role; null for a new person. */
  readonly stored: Role | null;
  /** The selected role; null if none. */
  readonly selected: Role | null;
}

const isEds = (field: RoleField): boolean => field.startsWith('EDS');

/**
 * Returns the fields of a form (spec 6). Role and status depend on the stored role, so selecting another
 * role never removes the role field. Destinations depend on the selected role; a role that gets all
 * destinations has them when it is assigned (reading 24). A new associate has only the role field until
 * a role is selected.
 */
export const getFormFields = (
  table: FieldTable,
  { stored, selected }: FormRoles,
): readonly RoleField[] => {
  if (selected === null) return table === 'create' ? ['role_id'] : [];
  const selectedFields = getRoleFields(table, selected);
  if (stored === null || table === 'create') return selectedFields;
  const storedFields = getRoleFields(table, stored).filter((field) => !isEds(field));
  if (selected !== stored && getsAllDestinations(selected)) return [...storedFields, 'EDS'];
  return [...storedFields, ...selectedFields.filter(isEds)];
};
