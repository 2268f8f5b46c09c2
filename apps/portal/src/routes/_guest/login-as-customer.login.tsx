import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../app/pages/page-route.ts';
import SupportLoginScreen from '../../screens/support-login/support-login-screen.tsx';

export const Route = createFileRoute('/_guest/login-as-customer/login')({
  head: pageHead('support-login'),
  component: SupportLoginScreen,
});
