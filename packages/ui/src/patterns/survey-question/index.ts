export type { SurveyAnswer, SurveyAnswerOf, SurveyChoice } from './survey-answer.ts';
export { SurveyQuestion, type SurveyQuestionProps } from './survey-question.tsx';
