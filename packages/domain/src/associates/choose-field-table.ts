import type { AssociateFormMode, FieldTable } from './types.ts';

/** The form's mode, and how the signed-in user relates to the person in the form. */
export interface FormSituation {
  readonly mode: AssociateFormMode;
  /** Whether the signed-in user manages associates in this store. */
  readonly isManager: boolean;
  /** Whether the signed-in user edits their own data. */
  readonly isSelf: boolean;
}

/**
 * Returns the table of spec 6 that applies, or null if the form is not allowed. Only managers can
 * create people and edit others.
 */
export const chooseFieldTable = ({ mode, isManager, isSelf }: FormSituation): FieldTable | null => {
  if (mode === 'see') return 'view';
  if (mode === 'create') return isManager ? 'create' : null;
  if (isSelf) return isManager ? 'manager-self' : 'associate-self';
  return isManager ? 'manager-associate' : null;
};
