import type { AssociateFormMode, FieldTable } from './types.ts';

/** Who has the form open, and on whom. */
export interface FormSituation {
  readonly mode: AssociateFormMode;
  /** Whether the signed-in person manages associates in this store. */
  readonly manager: boolean;
  /** Whether the person in the form is the one signed in. */
  readonly self: boolean;
}

/**
 * Which of the five tables of spec 6 applies, or null when the form may not be open at all:
 * only managers create, and only managers edit somebody else.
 */
export const chooseFieldTable = ({ mode, manager, self }: FormSituation): FieldTable | null => {
  if (mode === 'see') return 'view';
  if (mode === 'create') return manager ? 'create' : null;
  if (self) return manager ? 'manager-self' : 'associate-self';
  return manager ? 'manager-associate' : null;
};
