import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import DynamicFormScreen from '../../screens/dynamic-form/dynamic-form-screen.tsx';
import { firstQueries } from '../../screens/dynamic-form/first-queries.ts';

export const Route = createFileRoute('/_member/dynamic-form')({
  loader: preloadQueries({ 'dynamic-form': firstQueries }),
  component: DynamicFormScreen,
});
