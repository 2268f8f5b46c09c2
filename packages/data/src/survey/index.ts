export { submitSurvey } from './submit-survey.ts';
export { buildSurveyQuestionsRequest, useSurveyQuestions } from './survey-questions.ts';
