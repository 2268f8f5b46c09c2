import type { AclEntry } from './types.ts';

const separator = '::';

/** Adds the module to a permission, if it has one (spec 6). */
export const getPermissionString = (name: string, module?: string): string =>
  module === undefined || module === '' || name.includes(separator)
    ? name
    : `${module}${separator}${name}`;

/** Returns the permission strings of an acl. The type of an entry is the module of its permission (spec 3). */
export const getPermissionsFromAcl = (acl: readonly AclEntry[]): readonly string[] => [
  ...new Set(acl.map(({ type, permission }) => getPermissionString(permission, type))),
];
