import type { DynamicRule } from '../shared/index.ts';

/**
 * Default rules of the satisfaction survey: questions 1 to 4 are required; 5, the comment, only if
 * 4 is 'si' (spec 2).
 */
export const satisfactionRules: Readonly<Record<string, readonly DynamicRule[]>> = {
  '1': [{ type: 'required' }],
  '2': [{ type: 'required' }],
  '3': [{ type: 'required' }],
  '4': [{ type: 'required' }],
  '5': [{ type: 'requiredIf', question: '4', equals: 'si' }],
};
