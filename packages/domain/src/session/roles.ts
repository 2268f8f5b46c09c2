import { type Role, roleNames } from '../shared/constants/roles.ts';

const roles = Object.keys(roleNames) as Role[]; // The keys of a literal: exactly the roles.

/** Whether a string is one of our role names. */
export const parseRole = (text: unknown): Role => roles.find((role) => role === text) ?? 'basic';

/** The legal representative is treated as super user (spec 6; reading 43). */
export const isSuperUser = (role: Role): boolean => role === 'legal-representative';
