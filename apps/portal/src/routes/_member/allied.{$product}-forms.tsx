import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/survey/first-queries.ts';
import SurveyScreen from '../../screens/survey/survey-screen.tsx';

export const Route = createFileRoute('/_member/allied/{$product}-forms')({
  loader: preloadQueries({ survey: firstQueries }),
  component: SurveyScreen,
});
