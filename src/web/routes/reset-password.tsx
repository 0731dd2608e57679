import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '#web/pages/ResetPassword.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>) => ({ token: String(search['token'] ?? '') }),
  component: ResetPassword,
});
