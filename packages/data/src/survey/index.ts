export { submitSurvey } from './submit-survey.ts';
export { surveyQuestionsQuery, useSurveyQuestions } from './survey-questions.ts';
