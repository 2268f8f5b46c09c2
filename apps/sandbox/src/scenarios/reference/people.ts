import {
  type PermissionPurpose,
  permissionNames,
  type Role,
  roleIds,
  roleNames,
} from '@surtidor/domain/vocabulary';
import { countries, type IdentityDocument } from '../../countries/index.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

const allPermissions: readonly PermissionPurpose[] = [
  'accountStatus',
  'pendingInvoices',
  'accountHistory',
  'orders',
  'editProfile',
  'store',
  'dashboard',
  'notifications',
];

/** Permissions of each role. The specification does not define them. */
const permissionsByRole: Record<Role, readonly PermissionPurpose[]> = {
  'legal-representative': allPermissions,
  administrative: allPermissions,
  financial: ['accountStatus', 'pendingInvoices', 'accountHistory', 'dashboard', 'editProfile'],
  operations: ['orders', 'dashboard', 'editProfile', 'notifications'],
  purchasing: ['orders', 'pendingInvoices', 'store', 'dashboard', 'editProfile', 'notifications'],
  'planning-engineer': ['orders', 'store', 'dashboard', 'editProfile', 'notifications'],
  product: ['accountStatus', 'orders', 'dashboard', 'editProfile'],
  basic: ['dashboard'],
};

// Object.keys returns string[], so restore the key type.
const roles = Object.keys(roleIds) as Role[];

/** Returns the database id of a role. */
export const getRoleId = (role: Role): number => Number(roleIds[role]);

const countryList = Object.values(countries);
const toEntry = ({ type, title }: IdentityDocument) => [type, title] as const;

/** Titles of the identity documents by type, for citizens of every country and for foreigners. */
const documentTypes: ReadonlyMap<string, string> = new Map([
  toEntry(countries.CO.personalDocument),
  ['CE', 'Cédula de extranjería'],
  ...countryList.map(({ taxNumber }) => toEntry(taxNumber)),
  ...countryList.map(({ personalDocument }) => toEntry(personalDocument)),
  ['PA', 'Pasaporte'],
]);

/** Builds the rows of the roles, their permissions and the identity document types. */
export const buildPeopleRows = (product: string): ScenarioRows => ({
  roles: roles.map((role, index) => ({
    role_id: getRoleId(role),
    role_name: roleNames[role].replace('{product}', product),
    sort_order: index + 1,
  })),
  rolePermissions: roles.flatMap((role) =>
    permissionsByRole[role].map((purpose) => ({
      role_id: getRoleId(role),
      permission: permissionNames[purpose],
    })),
  ),
  documentTypes: [...documentTypes].map(([value, title], index) => ({
    value,
    label: value,
    title,
    sort_order: index + 1,
  })),
});
