import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import ForgotPasswordScreen from '../../screens/forgot-password/forgot-password-screen.tsx';

export const Route = createFileRoute('/_guest/forgot-password')({
  head: pageHead('forgot-password'),
  component: ForgotPasswordScreen,
});
