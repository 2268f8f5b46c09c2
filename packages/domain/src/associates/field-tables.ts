import type { Role } from '../shared/constants/roles.ts';
import type { Associate, FieldTable, RoleField } from './types.ts';

type RoleFields = Readonly<Record<Role, readonly RoleField[]>>;

const emptyFields: readonly RoleField[] = [];

/** A table without fields. The tables below override some of its roles. */
const noFieldsByRole: RoleFields = {
  'legal-representative': emptyFields,
  administrative: emptyFields,
  financial: emptyFields,
  operations: emptyFields,
  purchasing: emptyFields,
  'planning-engineer': emptyFields,
  product: emptyFields,
  basic: emptyFields,
};

const roleAndStatus: readonly RoleField[] = ['role_id', 'status'];
const roleStationsAndStatus: readonly RoleField[] = ['role_id', 'EDS', 'status'];
const readOnlyStations: readonly RoleField[] = ['EDS', 'EDS_read_only'];

/** The five field tables of spec 6, by the role of the edited person. Roles that are not listed have no fields. */
export const fieldTables: Readonly<Record<FieldTable, RoleFields>> = {
  'manager-self': {
    ...noFieldsByRole,
    administrative: ['EDS'],
    operations: readOnlyStations,
    purchasing: ['EDS'],
  },
  'manager-associate': {
    ...noFieldsByRole,
    administrative: roleAndStatus,
    financial: roleAndStatus,
    purchasing: roleAndStatus,
    'planning-engineer': roleAndStatus,
    product: roleAndStatus,
    operations: roleStationsAndStatus,
  },
  'associate-self': {
    ...noFieldsByRole,
    administrative: ['EDS_read_only'],
    operations: readOnlyStations,
  },
  create: {
    ...noFieldsByRole,
    administrative: roleStationsAndStatus,
    operations: roleStationsAndStatus,
    purchasing: roleStationsAndStatus,
    financial: roleAndStatus,
    'planning-engineer': roleAndStatus,
    product: roleAndStatus,
    basic: ['role_id'],
  },
  view: {
    'legal-representative': roleAndStatus,
    administrative: roleStationsAndStatus,
    operations: roleStationsAndStatus,
    financial: roleAndStatus,
    'planning-engineer': roleAndStatus,
    product: roleAndStatus,
    purchasing: ['role_id', 'status', 'EDS_list'],
    basic: roleAndStatus,
  },
};

/** Returns the fields of a role in a table. */
export const getRoleFields = (table: FieldTable, role: Role): readonly RoleField[] =>
  fieldTables[table][role];

/**
 * Whether a manager can change this person's status: never their own, and only for roles with a
 * status field (spec 6).
 */
export const canChangeStatus = ({ id, role }: Associate, ownId: string): boolean =>
  id !== ownId && getRoleFields('manager-associate', role).includes('status');
