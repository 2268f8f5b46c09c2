import type { AclEntry } from './types.ts';

const separator = '::';

/** Adds the module to a permission, if it has one (spec 6). */
export const permissionString = (name: string, module?: string): string =>
  module === undefined || module === '' || name.includes(separator)
    ? name
    : `${module}${separator}${name}`;

/** The permission strings of an acl; an entry's type is the module of a bare permission (spec 3). */
export const permissionsFromAcl = (acl: readonly AclEntry[]): readonly string[] => [
  ...new Set(acl.map(({ type, permission: name }) => permissionString(name, type))),
];
