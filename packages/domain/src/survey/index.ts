export * from './check-survey.ts';
export { getAnswerOptionType } from './ratings.ts';
export * from './satisfaction-rules.ts';
export type {
  AnswerChoice,
  SurveyAnswer,
  SurveyAnswers,
  SurveyQuestion,
  SurveyRating,
  SurveyRecord,
} from './types.ts';
export { surveyRatings } from './vocabulary.ts';
