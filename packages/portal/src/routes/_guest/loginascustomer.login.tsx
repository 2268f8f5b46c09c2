import SupportLoginScreen from '@surtidor/portal/screens/support-login';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_guest/loginascustomer/login')({
  component: SupportLoginScreen,
});
