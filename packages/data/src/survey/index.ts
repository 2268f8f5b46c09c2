export { submitSurvey } from './submit-survey.ts';
export { useSurveyQuestions } from './survey-questions.ts';
