import type { DynamicRule } from '../shared/index.ts';

/** The name of the satisfaction survey in the backend. */
export const satisfactionFormName = 'satisfaction';

/**
 * Default rules of the satisfaction survey (spec 2). Questions 1 to 4 are required. Question 5, the
 * comment, is only required if the answer to 4 is 'si'.
 */
export const satisfactionRules: Readonly<Record<string, readonly DynamicRule[]>> = {
  '1': [{ type: 'required' }],
  '2': [{ type: 'required' }],
  '3': [{ type: 'required' }],
  '4': [{ type: 'required' }],
  '5': [{ type: 'requiredIf', question: '4', equals: 'si' }],
};
