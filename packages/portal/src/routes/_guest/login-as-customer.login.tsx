import { createFileRoute } from '@tanstack/react-router';
import { SupportLoginScreen } from '../../screens/support-login/support-login-screen.tsx';

export const Route = createFileRoute('/_guest/login-as-customer/login')({
  component: SupportLoginScreen,
});
