import { buildSurveyQuestionsRequest } from '@surtidor/data';
import { satisfactionFormName } from '@surtidor/domain/survey';
import SurveyScreen from '@surtidor/portal/screens/survey';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/allied/{$product}-forms')({
  loader: preload(() => [buildSurveyQuestionsRequest(satisfactionFormName)]),
  component: SurveyScreen,
});
