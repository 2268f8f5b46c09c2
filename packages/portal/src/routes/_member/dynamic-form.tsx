import { buildSurveyQuestionsRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { DynamicFormScreen } from '../../screens/dynamic-form/dynamic-form-screen.tsx';

export const Route = createFileRoute('/_member/dynamic-form')({
  loader: preload({
    'dynamic-form': ({ parameters }) => [buildSurveyQuestionsRequest(parameters.get('form') ?? '')],
  }),
  component: DynamicFormScreen,
});
