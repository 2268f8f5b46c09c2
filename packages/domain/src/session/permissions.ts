import {
  type Permission,
  type PermissionName,
  permission,
} from '../shared/constants/permissions.ts';
import { isSuperUser } from './roles.ts';
import type { Session } from './types.ts';

/** The wildcard of a permission's module; permissions without a module stay. */
const getStar = (text: string): string => text.replace(/::.*/s, '::*');

/** A wildcard covers every name of its own module. */
const satisfies = (permissions: string, needed: string): boolean =>
  permissions === needed || permissions === getStar(needed) || getStar(permissions) === needed;

/** Whether a permission is granted, exactly or through its module's wildcard (spec 6). */
export const hasPermission = (permissions: readonly string[], needed: string): boolean =>
  permissions.some((each) => satisfies(each, needed));

/** Whether any of the permissions is granted; an empty list is always granted (spec 2). */
export const hasAnyPermission = (
  permissions: readonly string[],
  anyOf: readonly string[],
): boolean => anyOf.length === 0 || anyOf.some((needed) => hasPermission(permissions, needed));

/** Permission strings of spec 6 for a product. */
export const productPermissions = (
  product: string,
  names: readonly PermissionName[],
): readonly Permission[] => names.map((name) => permission(product, name));

/**
 * Whether the interface treats any of the permissions as granted to a session; an empty list is
 * always granted. The legal representative has every permission (reading 43); the backend enforces
 * its own acl.
 */
export const isGranted = (
  { role, permissions }: Pick<Session, 'role' | 'permissions'>,
  product: string,
  anyOf: readonly PermissionName[],
): boolean =>
  isSuperUser(role) || hasAnyPermission(permissions, productPermissions(product, anyOf));
