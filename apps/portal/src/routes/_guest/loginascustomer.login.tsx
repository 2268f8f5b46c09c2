import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import SupportLoginScreen from '../../screens/support-login/support-login-screen.tsx';

export const Route = createFileRoute('/_guest/loginascustomer/login')({
  head: pageHead('support-login-short'),
  component: SupportLoginScreen,
});
