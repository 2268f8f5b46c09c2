import type { AssociateFormMode, FieldTable } from './types.ts';

/** The form's mode and the relation between its two people. */
export interface FormSituation {
  readonly mode: AssociateFormMode;
  /** Whether the signed-in user manages associates in this store. */
  readonly isManager: boolean;
  /** Whether users edit themselves. */
  readonly isSelf: boolean;
}

/**
 * Returns the table of spec 6 that applies, or null if the form is not allowed. Only managers can
 * create people and edit others.
 */
export const chooseFieldTable = ({
  mode,
  isManager: manager,
  isSelf: self,
}: FormSituation): FieldTable | null => {
  if (mode === 'see') return 'view';
  if (mode === 'create') return manager ? 'create' : null;
  if (self) return manager ? 'manager-self' : 'associate-self';
  return manager ? 'manager-associate' : null;
};
