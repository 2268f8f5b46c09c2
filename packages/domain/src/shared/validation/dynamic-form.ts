import { assertNever } from '../assert-never.ts';
import type { Message } from '../messages/types.ts';
import { countCharacters } from './text-rules.ts';

/** A validation rule of a question in a generic form (spec 5). */
export type DynamicRule =
  | { readonly type: 'required' }
  | { readonly type: 'minLength'; readonly min: number }
  | { readonly type: 'maxLength'; readonly max: number }
  | { readonly type: 'between'; readonly min: number; readonly max: number }
  /** Required only if another question has a certain answer. */
  | { readonly type: 'requiredIf'; readonly question: string; readonly equals: string };

/** An answer, which is a string, a number or the selected options. */
export type DynamicAnswer = string | number | readonly string[] | null | undefined;

/** The answers of a form by question id. */
export type DynamicAnswers = Readonly<Record<string, DynamicAnswer>>;

/** Whether a question has no answer. */
export const isAnswerEmpty = (answer: DynamicAnswer): boolean => {
  if (answer === null || answer === undefined) return true;
  if (typeof answer === 'number') return Number.isNaN(answer);
  return typeof answer === 'string' ? answer.trim() === '' : answer.length === 0;
};

const getSize = (answer: DynamicAnswer): number => {
  if (typeof answer === 'number') return String(answer).length;
  if (typeof answer === 'string') return countCharacters(answer.trim());
  return answer?.length ?? 0;
};

const getNumber = (answer: DynamicAnswer): number => {
  if (typeof answer === 'number') return answer;
  return typeof answer === 'string' ? Number(answer) : Number.NaN;
};

const createRequiredMessage = (fieldName: string): Message => ({
  key: '"{fieldName}" is required.',
  params: { fieldName },
});

/** Applies one rule to an answer. Length and range rules ignore missing answers. */
const getRuleError = (
  rule: DynamicRule,
  fieldName: string,
  answer: DynamicAnswer,
  answers: DynamicAnswers,
): Message | null => {
  const isEmpty = isAnswerEmpty(answer);
  switch (rule.type) {
    case 'required':
      return isEmpty ? createRequiredMessage(fieldName) : null;
    case 'requiredIf': {
      const other = answers[rule.question];
      const isApplicable = Array.isArray(other)
        ? other.includes(rule.equals)
        : String(other ?? '') === rule.equals;
      return isApplicable && isEmpty ? createRequiredMessage(fieldName) : null;
    }
    case 'minLength':
      return isEmpty || getSize(answer) >= rule.min
        ? null
        : {
            key: '"{fieldName}" must have at least {min} letters.',
            params: { fieldName, min: rule.min },
          };
    case 'maxLength':
      return isEmpty || getSize(answer) <= rule.max
        ? null
        : {
            key: '"{fieldName}" must have a maximum of {max} letters.',
            params: { fieldName, max: rule.max },
          };
    case 'between': {
      const value = getNumber(answer);
      return isEmpty || (value >= rule.min && value <= rule.max)
        ? null
        : {
            key: '"{fieldName}" must be between {min} and {max}.',
            params: { fieldName, min: rule.min, max: rule.max },
          };
    }
    default:
      return assertNever(rule);
  }
};

/** Returns the first error of an answer, or null (spec 5). */
export const validateDynamicAnswer = (
  rules: readonly DynamicRule[],
  fieldName: string,
  answer: DynamicAnswer,
  answers: DynamicAnswers,
): Message | null => {
  for (const rule of rules) {
    const error = getRuleError(rule, fieldName, answer, answers);
    if (error !== null) return error;
  }
  return null;
};
