export { submitSurvey } from './submit-survey.ts';
export { surveyQuestionsRequest, useSurveyQuestions } from './survey-questions.ts';
