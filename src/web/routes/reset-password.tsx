import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '#web/pages/ResetPassword.tsx';

export const Route = createFileRoute('/reset-password')({
  component: ResetPassword,
});
