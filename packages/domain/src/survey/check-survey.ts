import {
  type DynamicAnswer,
  type DynamicAnswers,
  dynamicProblem,
  type FormErrors,
  isUnanswered,
} from '../shared/index.ts';
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion, SurveyRecord } from './types.ts';

/** The problem of each question that has one; empty when the survey may be sent (spec 2, 5). */
export const surveyErrors = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): FormErrors<string> => {
  const plain: DynamicAnswers = Object.fromEntries(
    questions.map((question) => [question.id, plainAnswer(question, answerTo(question, answers))]),
  );
  return Object.fromEntries(
    questions.flatMap(({ id, text, validations }) => {
      const problem = dynamicProblem(validations, text, plain[id], plain);
      return problem === null ? [] : [[id, problem]];
    }),
  );
};

/** The answers as they are stored: questions left unanswered and unknown ones are left out. */
export const surveyRecords = (
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): readonly SurveyRecord[] =>
  questions.flatMap((question) => recordsOf(question, answerTo(question, answers)));

const recordsOf = (
  question: SurveyQuestion,
  answer: SurveyAnswer | undefined,
): readonly SurveyRecord[] => {
  const questionId = question.id;
  if (ratesSeveral(question)) {
    const rated = ratingsOf(answer);
    return question.answerOption.items.flatMap(({ value: feature }) => {
      const value = rated.get(feature) ?? '';
      return value === '' ? [] : [{ questionId, feature, value }];
    });
  }
  const values = Array.isArray(answer) ? answer : [answer];
  return values
    .filter((value) => typeof value === 'string' && !isUnanswered(value))
    .map((value: string) => ({ questionId, feature: null, value: value.trim() }));
};

/** A rating question is answered once each of its things is rated. */
const plainAnswer = (question: SurveyQuestion, answer: SurveyAnswer | undefined): DynamicAnswer => {
  if (!ratesSeveral(question)) return isRatings(answer) ? null : answer;
  const rated = ratingsOf(answer);
  const values = question.answerOption.items.map(({ value }) => rated.get(value) ?? '');
  return values.includes('') ? null : values;
};

/** A rating question without things to rate is answered by one value. */
const ratesSeveral = ({ answerOption }: SurveyQuestion): boolean =>
  answerOption.type === 'rating' && answerOption.items.length > 0;

const answerTo = ({ id }: SurveyQuestion, answers: SurveyAnswers): SurveyAnswer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

const isRatings = (answer: SurveyAnswer | undefined): answer is Readonly<Record<string, string>> =>
  typeof answer === 'object' && !Array.isArray(answer);

const ratingsOf = (answer: SurveyAnswer | undefined): ReadonlyMap<string, string> =>
  new Map(isRatings(answer) ? Object.entries(answer) : []);
