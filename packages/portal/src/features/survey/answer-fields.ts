import type { SurveyAnswers, SurveyQuestion } from '@surtidor/domain/survey';

/** Answers by field name. */
export type AnswerFields = { [field: string]: SurveyAnswers[string] };

/** Returns the name of the draft of a form's answers. */
export const getDraftName = (form: string): string => `survey-${form}`;

/** Returns the field name of a question. Ids are arbitrary: numbers, dots and brackets would be parsed as a path. */
export const getField = ({ id }: SurveyQuestion): string =>
  `q-${id.replace(/[^a-z0-9-]/giu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;

/** Returns the answer to a question. */
const findAnswer = (answers: SurveyAnswers, { id }: SurveyQuestion): SurveyAnswers[string] =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** Returns the fields of all questions with the current answers. */
export const getFields = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): AnswerFields =>
  Object.fromEntries(
    questions.map((question) => [getField(question), findAnswer(answers, question)]),
  );

/** Returns the answers by question id. */
export const getAnswers = (
  questions: readonly SurveyQuestion[],
  values: AnswerFields,
): SurveyAnswers =>
  Object.fromEntries(questions.map((question) => [question.id, values[getField(question)]]));
