import {
  getPermission,
  type Permission,
  type PermissionName,
  permissionNames,
} from '../shared/constants/permissions.ts';
import { isSuperUser } from './roles.ts';
import type { Session } from './types.ts';

/** Returns the wildcard of a permission's module. Permissions without a module do not change. */
const getWildcard = (text: string): string => text.replace(/::.*/s, '::*');

/** Whether permissions are equal, or one is the wildcard of the other's module. */
const matchesPermission = (granted: string, requested: string): boolean =>
  granted === requested || granted === getWildcard(requested) || getWildcard(granted) === requested;

/** Whether a permission is granted, exactly or through its module's wildcard (spec 6). */
export const hasPermission = (permissions: readonly string[], requested: string): boolean =>
  permissions.some((granted) => matchesPermission(granted, requested));

/** Whether any of the permissions is granted; an empty list is always granted (spec 2). */
export const hasAnyPermission = (
  permissions: readonly string[],
  anyOf: readonly string[],
): boolean =>
  anyOf.length === 0 || anyOf.some((requested) => hasPermission(permissions, requested));

/** Returns the permission strings of a product (spec 6). */
export const getProductPermissions = (
  product: string,
  names: readonly PermissionName[],
): readonly Permission[] => names.map((name) => getPermission(product, name));

/**
 * Returns the permissions that the portal checks, of those that an acl grants. An acl can have many others, which no
 * rule of the portal reads.
 */
export const getUsedPermissions = (
  permissions: readonly string[],
  product: string,
): readonly Permission[] =>
  getProductPermissions(product, Object.values(permissionNames)).filter((permission) =>
    hasPermission(permissions, permission),
  );

/**
 * Whether a session has one of the permissions in the portal. An empty list is always granted. The
 * legal representative has every permission (reading 43), although the backend checks the acl.
 */
export const isGranted = (
  { role, permissions }: Pick<Session, 'role' | 'permissions'>,
  product: string,
  anyOf: readonly PermissionName[],
): boolean =>
  isSuperUser(role) || hasAnyPermission(permissions, getProductPermissions(product, anyOf));
