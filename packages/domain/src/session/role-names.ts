import { type Role, roleNames } from '../shared/constants/roles.ts';
import { fillProduct } from '../variants/product.ts';

const roles = Object.keys(roleNames) as Role[]; // The keys of the literal are the roles.

/** Returns the backend's name of a role, with the product's name inserted. */
export const getRoleName = (role: Role, product: string): string =>
  fillProduct(roleNames[role], product);

/** Returns the role with the given backend name; 'basic' for unknown names (reading 25). */
export const parseRoleName = (name: string, product: string): Role =>
  roles.find((role) => getRoleName(role, product) === name.trim()) ?? 'basic';

/** Returns the role with the given id in the backend's list (spec 6); 'basic' for unknown ids. */
export const findRoleById = (
  id: string,
  options: readonly { readonly id: string; readonly role: Role }[],
): Role => options.find((option) => option.id === id)?.role ?? 'basic';
