import { type Role, roleNames } from '../shared/constants/roles.ts';

const roles = Object.keys(roleNames) as Role[]; // The keys of the literal are the roles.

/** Parses a role. Returns 'basic' for unknown text. */
export const parseRole = (text: unknown): Role => roles.find((role) => role === text) ?? 'basic';

/** Whether a role is the super user: the legal representative (spec 6; reading 43). */
export const isSuperUser = (role: Role): boolean => role === 'legal-representative';
