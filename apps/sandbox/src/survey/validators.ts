import type { Question } from './questions.ts';

/** What was answered: the values given to each question, by its id. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** Says what is wrong with an answer, or null. `value` is the validator's own argument. */
type Validator = (
  question: Question,
  answers: Answers,
  value: string | null | undefined,
) => string | null;

const answered = (question: Question, answers: Answers): readonly string[] =>
  answers.get(question.id) ?? [];

const getLength = (text: string): number => [...text].length;

const isMissing = (question: Question, answers: Answers): string | null => {
  const itemCount = question.answerOption.properties?.length ?? 0;
  const count = answered(question, answers).length;
  return count === 0 || count < itemCount ? `"${question.text}" is required.` : null;
};

/** Reads a validator's JSON argument; one that is broken never lets an answer pass by accident. */
function parsed(value: string | null | undefined): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The validators of the dynamic form (spec 5). */
export const validators: Readonly<Record<string, Validator>> = {
  required: isMissing,
  requiredIf(question, answers, value) {
    const condition = asRecord(parsed(value));
    const other = answers.get(String(condition.question)) ?? [];
    return other.includes(String(condition.value)) ? isMissing(question, answers) : null;
  },
  minLength(question, answers, value) {
    const short = answered(question, answers).some((text) => getLength(text) < Number(value));
    return short ? `"${question.text}" must have at least ${value} letters.` : null;
  },
  maxLength(question, answers, value) {
    const long = answered(question, answers).some((text) => getLength(text) > Number(value));
    return long ? `"${question.text}" must have a maximum of ${value} letters.` : null;
  },
  between(question, answers, value) {
    const bounds = parsed(value);
    const [low, high] = Array.isArray(bounds) ? bounds.map(Number) : [Number.NaN, Number.NaN];
    const fits = (text: string) =>
      low !== undefined && high !== undefined && Number(text) >= low && Number(text) <= high;
    const [first] = answered(question, answers);
    return first === undefined || fits(first)
      ? null
      : `El valor debe estar entre ${low} y ${high}.`;
  },
};
