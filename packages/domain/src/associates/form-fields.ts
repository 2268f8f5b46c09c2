import type { Role } from '../shared/constants/roles.ts';
import { roleFields } from './field-tables.ts';
import type { FieldTable, RoleField } from './types.ts';

/** Whose form it is. */
export interface FormRoles {
  /** The role that is stored; null for somebody who does not exist yet. */
  readonly stored: Role | null;
  /** The role chosen in the form; null while none is. */
  readonly chosen: Role | null;
}

const isEds = (field: RoleField): boolean => field.startsWith('EDS');

/**
 * The fields that a form opens (spec 6). Role and status are those of the role that is stored, so
 * that choosing another role never takes away the field it was chosen in; the destinations are those
 * of the role that is chosen. Before a role is chosen a new associate has the role field alone.
 */
export const formFields = (
  table: FieldTable,
  { stored, chosen }: FormRoles,
): readonly RoleField[] => {
  if (chosen === null) return table === 'create' ? ['role_id'] : [];
  const ofChosen = roleFields(table, chosen);
  if (stored === null || table === 'create') return ofChosen;
  return [...roleFields(table, stored).filter((field) => !isEds(field)), ...ofChosen.filter(isEds)];
};
