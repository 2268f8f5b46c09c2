import type { RoleOption } from './types.ts';

/** A role in the list of the form. */
export interface RoleChoice {
  readonly option: RoleOption;
  /** Legal representative is shown, and cannot be selected (spec 2 and 6). */
  readonly disabled: boolean;
}

/** The roles in the backend's order, with those that cannot be selected marked. */
export const roleChoices = (options: readonly RoleOption[]): readonly RoleChoice[] =>
  [...options]
    .sort((left, right) => left.sortOrder - right.sortOrder)
    .map((option) => ({ option, disabled: option.role === 'legal-representative' }));

/** The role selected by id, or null when there is none or it cannot be selected. */
export const selectedRole = (options: readonly RoleOption[], id: string): RoleOption | null => {
  const found = options.find((option) => option.id === id) ?? null;
  return found?.role === 'legal-representative' ? null : found;
};
