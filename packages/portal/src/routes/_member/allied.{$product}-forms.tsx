import { buildSurveyQuestionsRequest } from '@surtidor/data';
import SurveyScreen from '@surtidor/portal/screens/survey';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { satisfactionFormName } from '../../features/survey/form-names.ts';

export const Route = createFileRoute('/_member/allied/{$product}-forms')({
  loader: preload(() => [buildSurveyQuestionsRequest(satisfactionFormName)]),
  component: SurveyScreen,
});
