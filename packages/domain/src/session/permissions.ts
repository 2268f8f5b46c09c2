import {
  type Permission,
  type PermissionName,
  permission,
} from '../shared/constants/permissions.ts';
import { isSuperUser } from './roles.ts';
import type { Session } from './types.ts';

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
export const productPermissions = (
  product: string,
  names: readonly PermissionName[],
): readonly Permission[] => names.map((name) => permission(product, name));

/**
 * Whether the interface counts any one of the names as held by a session; none needed is always
 * held. The legal representative holds every permission of the product (reading 43): what the
 * backend's acl says otherwise, the backend enforces.
 */
export const isGranted = (
  { role, permissions }: Pick<Session, 'role' | 'permissions'>,
  product: string,
  anyOf: readonly PermissionName[],
): boolean =>
  isSuperUser(role) || hasAnyPermission(permissions, productPermissions(product, anyOf));
