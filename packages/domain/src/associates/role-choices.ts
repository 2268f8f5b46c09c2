import type { RoleOption } from './types.ts';

/** A role in the list of the form. */
export interface RoleChoice {
  readonly option: RoleOption;
  /** Legal representative is shown but disabled (spec 2 and 6). */
  readonly disabled: boolean;
}

/** The roles in the backend's order; unassignable ones are disabled. */
export const roleChoices = (options: readonly RoleOption[]): readonly RoleChoice[] =>
  [...options]
    .sort((left, right) => left.sortOrder - right.sortOrder)
    .map((option) => ({ option, disabled: option.role === 'legal-representative' }));

/** The role by id; null if missing or unassignable. */
export const selectedRole = (options: readonly RoleOption[], id: string): RoleOption | null => {
  const found = options.find((option) => option.id === id) ?? null;
  return found?.role === 'legal-representative' ? null : found;
};
