import { SurveyQuestionsDocument } from './survey-questions.generated.ts';

/** The questions of the form with this name. */
export const firstSurveyQuestions = (form: string) => ({
  document: SurveyQuestionsDocument,
  variables: { form },
});
