import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import ResetPasswordScreen from '../../screens/reset-password/reset-password-screen.tsx';

export const Route = createFileRoute('/_guest/reset-password')({
  head: pageHead('reset-password'),
  component: ResetPasswordScreen,
});
