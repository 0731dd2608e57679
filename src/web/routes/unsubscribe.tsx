import { createFileRoute } from '@tanstack/react-router';
import { Unsubscribe } from '#web/accounts/Unsubscribe.tsx';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...(search['all'] === true && { all: true }),
  }),
  component: Unsubscribe,
});
