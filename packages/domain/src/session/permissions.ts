import {
  type Permission,
  type PermissionName,
  type PermissionPurpose,
  permission,
  permissionNames,
} from '../shared/constants/permissions.ts';
import type { AclEntry } from './types.ts';

const separator = '::';

/** A permission string with its module, or as it is when it has none (spec 6). */
export const permissionString = (name: string, module?: string): string =>
  module === undefined || module === '' || name.includes(separator)
    ? name
    : `${module}${separator}${name}`;

/** The permission strings of an acl: an entry's type is the module of a bare permission (spec 3). */
export const permissionsFromAcl = (acl: readonly AclEntry[]): readonly string[] => [
  ...new Set(acl.map(({ type, permission: name }) => permissionString(name, type))),
];

/** The star of a string's own module; a string without a module has none and stays. */
const starOf = (text: string): string => text.replace(/::.*/s, '::*');

/** A star stands for every name of its own module, never for another module. */
const satisfies = (held: string, needed: string): boolean =>
  held === needed || held === starOf(needed) || starOf(held) === needed;

/** Whether a permission string is held, exactly or through its module's star (spec 6). */
export const hasPermission = (held: readonly string[], needed: string): boolean =>
  held.some((each) => satisfies(each, needed));

/** Whether any one of the permissions is held; none needed is always held (spec 2). */
export const hasAnyPermission = (held: readonly string[], anyOf: readonly string[]): boolean =>
  anyOf.length === 0 || anyOf.some((needed) => hasPermission(held, needed));

/** Permission names of spec 6 made full for a product. */
export const fullPermissions = (
  product: string,
  names: readonly PermissionName[],
): readonly Permission[] => names.map((name) => permission(product, name));

// Object.keys widens to string; the record's keys are the purposes.
const purposes = Object.keys(permissionNames) as PermissionPurpose[];

/** What a full permission string is for; null for one that no page asks for. */
export const permissionPurposeOf = (full: string): PermissionPurpose | null =>
  purposes.find((purpose) => full.endsWith(`_${permissionNames[purpose]}`)) ?? null;
