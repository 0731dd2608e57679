import { createFileRoute } from '@tanstack/react-router';
import { ChangeEmail } from '#web/pages/ChangeEmail.tsx';

export const Route = createFileRoute('/change-email')({
  component: ChangeEmail,
});
