import ForgotPasswordScreen from '@surtidor/portal/screens/forgot-password';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_guest/forgot-password')({
  component: ForgotPasswordScreen,
});
