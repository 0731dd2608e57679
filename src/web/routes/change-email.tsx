import { createFileRoute } from '@tanstack/react-router';
import { ChangeEmail } from '#web/accounts/ChangeEmail.tsx';

export const Route = createFileRoute('/change-email')({
  component: ChangeEmail,
});
