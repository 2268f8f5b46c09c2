import type { AssociateFormMode, FieldTable } from './types.ts';

/** Who edits whom. */
export interface FormSituation {
  readonly mode: AssociateFormMode;
  /** Whether the signed-in person manages associates in this store. */
  readonly manager: boolean;
  /** Whether the person in the form is the one signed in. */
  readonly self: boolean;
}

/**
 * Which of the five tables of spec 6 applies; null if the form is not allowed: only managers
 * create, and only managers edit others.
 */
export const chooseFieldTable = ({ mode, manager, self }: FormSituation): FieldTable | null => {
  if (mode === 'see') return 'view';
  if (mode === 'create') return manager ? 'create' : null;
  if (self) return manager ? 'manager-self' : 'associate-self';
  return manager ? 'manager-associate' : null;
};
