import type { Role } from '../shared/constants/roles.ts';
import { roleFields } from './field-tables.ts';
import type { FieldTable, RoleField } from './types.ts';

/** Whose form it is. */
export interface FormRoles {
  /** The role that is stored; null for somebody who does not exist yet. */
  readonly stored: Role | null;
  /** The role selected in the form; null while none is. */
  readonly selected: Role | null;
}

const isEds = (field: RoleField): boolean => field.startsWith('EDS');

/**
 * The fields that a form opens (spec 6). Role and status are those of the role that is stored, so
 * that choosing another role never takes away the field it was selected in; the destinations are those
 * of the role that is selected. Before a role is selected a new associate has the role field alone.
 */
export const formFields = (
  table: FieldTable,
  { stored, selected }: FormRoles,
): readonly RoleField[] => {
  if (selected === null) return table === 'create' ? ['role_id'] : [];
  const ofSelected = roleFields(table, selected);
  if (stored === null || table === 'create') return ofSelected;
  return [
    ...roleFields(table, stored).filter((field) => !isEds(field)),
    ...ofSelected.filter(isEds),
  ];
};
