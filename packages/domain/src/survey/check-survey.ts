import {
  type DynamicAnswer,
  type DynamicAnswers,
  type FormErrors,
  validateDynamicAnswer,
} from '../shared/index.ts';
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion, SurveyRecord } from './types.ts';

/** Returns the errors of a survey by question; empty if valid (spec 2, 5). */
export const getSurveyErrors = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): FormErrors<string> => {
  const dynamicAnswers: DynamicAnswers = Object.fromEntries(
    questions.map((question) => [
      question.id,
      toDynamicAnswer(question, getAnswer(question, answers)),
    ]),
  );
  return Object.fromEntries(
    questions.flatMap(({ id, text, validations }) => {
      const error = validateDynamicAnswer(validations, text, dynamicAnswers[id], dynamicAnswers);
      return error === null ? [] : [[id, error]];
    }),
  );
};

/** Returns the answers to store, without unanswered and unknown questions. */
export const getSurveyRecords = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): readonly SurveyRecord[] =>
  questions.flatMap((question) => getRecords(question, getAnswer(question, answers)));

const getRecords = (
  question: SurveyQuestion,
  answer: SurveyAnswer | undefined,
): readonly SurveyRecord[] => {
  const questionId = question.id;
  if (hasSeveralRatings(question)) {
    return getRatings(question, answer)
      .filter(({ value }) => value !== '')
      .map((rating) => ({ questionId, ...rating }));
  }
  return getSelectedValues(answer).map((value) => ({ questionId, feature: null, value }));
};

/** Converts an answer for validation. A rating question counts as answered if all items are rated. */
const toDynamicAnswer = (
  question: SurveyQuestion,
  answer: SurveyAnswer | undefined,
): DynamicAnswer => {
  if (hasSeveralRatings(question)) {
    const values = getRatings(question, answer).map(({ value }) => value);
    return values.includes('') ? null : values;
  }
  return typeof answer === 'string' ? answer : getSelectedValues(answer);
};

/** Whether a question has several ratings. A rating question without items has only one. */
const hasSeveralRatings = ({ answerOption }: SurveyQuestion): boolean =>
  answerOption.type === 'rating' && answerOption.items.length > 0;

const getAnswer = ({ id }: SurveyQuestion, answers: SurveyAnswers): SurveyAnswer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** Returns the rating of each item; empty if missing. */
const getRatings = ({ answerOption }: SurveyQuestion, answer: SurveyAnswer | undefined) => {
  const ratings = new Map(isRatings(answer) ? Object.entries(answer) : []);
  return answerOption.items.map(({ value: feature }) => ({
    feature,
    value: ratings.get(feature)?.trim() ?? '',
  }));
};

const getSelectedValues = (answer: SurveyAnswer | undefined): readonly string[] => {
  if (answer === undefined || isRatings(answer)) return [];
  const values = typeof answer === 'string' ? [answer] : answer;
  return values.map((value) => value.trim()).filter((value) => value !== '');
};

const isRatings = (answer: SurveyAnswer | undefined): answer is Readonly<Record<string, string>> =>
  typeof answer === 'object' && !Array.isArray(answer);
