import { createFileRoute } from '@tanstack/react-router';
import { KeepEmail } from '#web/accounts/KeepEmail.tsx';

export const Route = createFileRoute('/keep-email')({
  component: KeepEmail,
});
