import { type PermissionPurpose, permissionNames } from '../shared/constants/permissions.ts';

// Object.keys widens to string; the record's keys are the purposes.
const purposes = Object.keys(permissionNames) as PermissionPurpose[];

/** The purpose of a permission string; null if no page requires it. */
export const getPermissionPurpose = (full: string): PermissionPurpose | null =>
  purposes.find((purpose) => full.endsWith(`_${permissionNames[purpose]}`)) ?? null;
