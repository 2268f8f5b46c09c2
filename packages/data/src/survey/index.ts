export { firstSurveyQuestions } from './first-survey-questions.ts';
export { submitSurvey } from './submit-survey.ts';
export { useSurveyQuestions } from './survey-questions.ts';
