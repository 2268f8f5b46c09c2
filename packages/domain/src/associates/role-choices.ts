import type { RoleOption } from './types.ts';

/** An option of the form's role field. */
export interface RoleChoice {
  readonly option: RoleOption;
  /** True for the legal representative, who is listed but cannot be selected (spec 2 and 6). */
  readonly disabled: boolean;
}

/** Returns the roles in the backend's order. Roles that cannot be assigned are disabled. */
export const getRoleChoices = (options: readonly RoleOption[]): readonly RoleChoice[] =>
  [...options]
    .sort((left, right) => left.sortOrder - right.sortOrder)
    .map((option) => ({ option, disabled: option.role === 'legal-representative' }));

/** Finds a role by id; null if it is missing or cannot be assigned. */
export const findAssignableRole = (
  options: readonly RoleOption[],
  id: string,
): RoleOption | null => {
  const match = options.find((option) => option.id === id) ?? null;
  return match?.role === 'legal-representative' ? null : match;
};
