import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../../features/errors/error-page.tsx';

export const Route = createFileRoute('/_member/$')({
  component: () => <ErrorPage kind="not-found" />,
});
