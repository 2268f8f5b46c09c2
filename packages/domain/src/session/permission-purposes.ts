import { type PermissionPurpose, permissionNames } from '../shared/constants/permissions.ts';

// Object.keys widens to string; the record's keys are the purposes.
const purposes = Object.keys(permissionNames) as PermissionPurpose[];

/** Returns the purpose of a permission string, or null if no page requires it. */
export const getPermissionPurpose = (permission: string): PermissionPurpose | null =>
  purposes.find((purpose) => permission.endsWith(`_${permissionNames[purpose]}`)) ?? null;
