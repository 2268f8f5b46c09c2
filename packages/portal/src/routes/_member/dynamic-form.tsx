import { buildSurveyQuestionsRequest } from '@surtidor/data';
import DynamicFormScreen from '@surtidor/portal/screens/dynamic-form';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/dynamic-form')({
  loader: preload(({ parameters }) => [buildSurveyQuestionsRequest(parameters.get('form') ?? '')]),
  component: DynamicFormScreen,
});
