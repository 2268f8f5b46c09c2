import {
  type DynamicAnswer,
  type DynamicAnswers,
  type FormErrors,
  validateDynamicAnswer,
} from '../shared/index.ts';
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion, SurveyRecord } from './types.ts';

/** The errors of a survey by question; empty if valid (spec 2, 5). */
export const surveyErrors = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): FormErrors<string> => {
  const plain: DynamicAnswers = Object.fromEntries(
    questions.map((question) => [question.id, plainAnswer(question, answerTo(question, answers))]),
  );
  return Object.fromEntries(
    questions.flatMap(({ id, text, validations }) => {
      const problem = validateDynamicAnswer(validations, text, plain[id], plain);
      return problem === null ? [] : [[id, problem]];
    }),
  );
};

/** The answers to store, without unanswered and unknown questions. */
export const surveyRecords = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): readonly SurveyRecord[] =>
  questions.flatMap((question) => getRecords(question, answerTo(question, answers)));

const getRecords = (
  question: SurveyQuestion,
  answer: SurveyAnswer | undefined,
): readonly SurveyRecord[] => {
  const questionId = question.id;
  if (ratesSeveral(question)) {
    return getRatings(question, answer)
      .filter(({ value }) => value !== '')
      .map((rating) => ({ questionId, ...rating }));
  }
  return selectedValues(answer).map((value) => ({ questionId, feature: null, value }));
};

/** A rating question is answered once all its items are rated. */
const plainAnswer = (question: SurveyQuestion, answer: SurveyAnswer | undefined): DynamicAnswer => {
  if (ratesSeveral(question)) {
    const values = getRatings(question, answer).map(({ value }) => value);
    return values.includes('') ? null : values;
  }
  return typeof answer === 'string' ? answer : selectedValues(answer);
};

/** A rating question without items has one value. */
const ratesSeveral = ({ answerOption }: SurveyQuestion): boolean =>
  answerOption.type === 'rating' && answerOption.items.length > 0;

const answerTo = ({ id }: SurveyQuestion, answers: SurveyAnswers): SurveyAnswer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The rating of each item; empty if missing. */
const getRatings = ({ answerOption }: SurveyQuestion, answer: SurveyAnswer | undefined) => {
  const rated = new Map(isRatings(answer) ? Object.entries(answer) : []);
  return answerOption.items.map(({ value: feature }) => ({
    feature,
    value: rated.get(feature)?.trim() ?? '',
  }));
};

const selectedValues = (answer: SurveyAnswer | undefined): readonly string[] => {
  if (answer === undefined || isRatings(answer)) return [];
  const values = typeof answer === 'string' ? [answer] : answer;
  return values.map((value) => value.trim()).filter((value) => value !== '');
};

const isRatings = (answer: SurveyAnswer | undefined): answer is Readonly<Record<string, string>> =>
  typeof answer === 'object' && !Array.isArray(answer);
