import { buildSurveyQuestionsRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { SurveyScreen, satisfactionFormName } from '../../screens/survey/survey-screen.tsx';

export const Route = createFileRoute('/_member/allied/{$product}-forms')({
  loader: preload({ survey: () => [buildSurveyQuestionsRequest(satisfactionFormName)] }),
  component: SurveyScreen,
});
