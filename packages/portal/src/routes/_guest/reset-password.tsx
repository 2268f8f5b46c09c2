import ResetPasswordScreen from '@surtidor/portal/screens/reset-password';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_guest/reset-password')({
  component: ResetPasswordScreen,
});
