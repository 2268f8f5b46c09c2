import type { SurveyAnswers, SurveyQuestion } from '@surtidor/domain';

/** Answers by the names of their fields. */
export type AnswerFields = { [field: string]: SurveyAnswers[string] };

/** The name under which the answers of a form are kept over a session that ended. */
export const draftNameOf = (form: string): string => `survey-${form}`;

/**
 * The name of a question's field. An id may be anything: a number, which a path would read as a place,
 * or hold dots and brackets, which it would read as steps.
 */
export const fieldOf = ({ id }: SurveyQuestion): string =>
  `q-${id.replace(/[^a-z0-9-]/giu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`;

/** The answer to a question, of answers by question id. */
const answerTo = (answers: SurveyAnswers, { id }: SurveyQuestion): SurveyAnswers[string] =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The fields of every question with the answers so far. */
export const fieldsOf = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): AnswerFields =>
  Object.fromEntries(questions.map((question) => [fieldOf(question), answerTo(answers, question)]));

/** The answers by question id. */
export const answersOf = (
  questions: readonly SurveyQuestion[],
  values: AnswerFields,
): SurveyAnswers =>
  Object.fromEntries(questions.map((question) => [question.id, values[fieldOf(question)]]));
