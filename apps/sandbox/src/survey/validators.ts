import type { Question } from './questions.ts';

/** The values of each answered question, by question id. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** Returns the error of an answer, or null. `value` is the argument of the validator. */
type Validator = (
  question: Question,
  answers: Answers,
  value: string | null | undefined,
) => string | null;

const getValues = (question: Question, answers: Answers): readonly string[] =>
  answers.get(question.id) ?? [];

const getLength = (text: string): number => [...text].length;

const getMissingError = (question: Question, answers: Answers): string | null => {
  const itemCount = question.answerOption.properties?.length ?? 0;
  const count = getValues(question, answers).length;
  return count === 0 || count < itemCount ? `"${question.text}" is required.` : null;
};

/** Parses the JSON argument of a validator; null if it is invalid. */
function parseArgument(value: string | null | undefined): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The validators of the dynamic form (spec 5). */
export const validators: Readonly<Record<string, Validator>> = {
  required: getMissingError,
  requiredIf(question, answers, value) {
    const condition = toRecord(parseArgument(value));
    const otherValues = answers.get(String(condition.question)) ?? [];
    return otherValues.includes(String(condition.value))
      ? getMissingError(question, answers)
      : null;
  },
  minLength(question, answers, value) {
    const isTooShort = getValues(question, answers).some((text) => getLength(text) < Number(value));
    return isTooShort ? `"${question.text}" must have at least ${value} letters.` : null;
  },
  maxLength(question, answers, value) {
    const isTooLong = getValues(question, answers).some((text) => getLength(text) > Number(value));
    return isTooLong ? `"${question.text}" must have a maximum of ${value} letters.` : null;
  },
  between(question, answers, value) {
    const bounds = parseArgument(value);
    const [min, max] = Array.isArray(bounds) ? bounds.map(Number) : [Number.NaN, Number.NaN];
    const isInRange = (text: string) =>
      min !== undefined && max !== undefined && Number(text) >= min && Number(text) <= max;
    const [first] = getValues(question, answers);
    return first === undefined || isInRange(first)
      ? null
      : `El valor debe estar entre ${min} y ${max}.`;
  },
};
