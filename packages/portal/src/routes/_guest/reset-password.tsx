import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../../screens/reset-password/reset-password-screen.tsx';

export const Route = createFileRoute('/_guest/reset-password')({
  component: ResetPasswordScreen,
});
