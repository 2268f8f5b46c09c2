import {
  type PermissionPurpose,
  permissionNames,
  type Role,
  roleIds,
  roleNames,
} from '@surtidor/domain/vocabulary';
import { countries, type IdentityDocument } from '../../countries/index.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

const everything: readonly PermissionPurpose[] = [
  'accountStatus',
  'pendingInvoices',
  'accountHistory',
  'orders',
  'editProfile',
  'store',
  'dashboard',
  'notifications',
];

/** What each role may do; the specification leaves the grants to the acl, so these are ours. */
const grants: Record<Role, readonly PermissionPurpose[]> = {
  'legal-representative': everything,
  administrative: everything,
  financial: ['accountStatus', 'pendingInvoices', 'accountHistory', 'dashboard', 'editProfile'],
  operations: ['orders', 'dashboard', 'editProfile', 'notifications'],
  purchasing: ['orders', 'pendingInvoices', 'store', 'dashboard', 'editProfile', 'notifications'],
  'planning-engineer': ['orders', 'store', 'dashboard', 'editProfile', 'notifications'],
  product: ['accountStatus', 'orders', 'dashboard', 'editProfile'],
  basic: ['dashboard'],
};

// Object.keys widens to string; the record's keys are the roles.
const everyRole = Object.keys(roleIds) as Role[];

/** The id of a role as the database keeps it. */
export const roleId = (role: Role): number => Number(roleIds[role]);

const lands = Object.values(countries);
const pair = ({ type, title }: IdentityDocument) => [type, title] as const;

/** Kinds of identity document: those of every country, each once, and those of foreigners. */
const documentTypes: ReadonlyMap<string, string> = new Map([
  pair(countries.CO.personalDocument),
  ['CE', 'Cédula de extranjería'],
  ...lands.map(({ taxNumber }) => pair(taxNumber)),
  ...lands.map(({ personalDocument }) => pair(personalDocument)),
  ['PA', 'Pasaporte'],
]);

/** Roles, what they may do, and the kinds of document a person may have. */
export const peopleReference = (product: string): ScenarioRows => ({
  roles: everyRole.map((role, index) => ({
    role_id: roleId(role),
    role_name: roleNames[role].replace('{product}', product),
    sort_order: index + 1,
  })),
  rolePermissions: everyRole.flatMap((role) =>
    grants[role].map((purpose) => ({
      role_id: roleId(role),
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
