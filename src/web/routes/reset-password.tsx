import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '#web/accounts/ResetPassword.tsx';

export const Route = createFileRoute('/reset-password')({
  component: ResetPassword,
});
