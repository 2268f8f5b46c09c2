import { type Role, roleNames } from '../shared/constants/roles.ts';
import { fillProduct } from '../variants/product.ts';

const roles = Object.keys(roleNames) as Role[]; // The keys of a literal: exactly the roles.

/** The backend's name of a role, with the product in it where it is the product's own. */
export const roleName = (role: Role, product: string): string =>
  fillProduct(roleNames[role], product);

/** A role by the backend's name. An unknown name is 'basic', never the super user (reading 25). */
export const roleFromName = (name: string, product: string): Role =>
  roles.find((role) => roleName(role, product) === name.trim()) ?? 'basic';

/** A role by its id in the list of roles the backend sent (spec 6); unknown is 'basic'. */
export const roleFromId = (
  id: string,
  options: readonly { readonly id: string; readonly role: Role }[],
): Role => options.find((option) => option.id === id)?.role ?? 'basic';
