import { createFileRoute } from '@tanstack/react-router';
import { isDay, type Day } from '#domain/days.ts';
import { Chores } from '#web/pages/Chores.tsx';

export const Route = createFileRoute('/_app/chores')({
  // Named even where refused: the router keeps what validation leaves out.
  validateSearch: ({ week }: Record<string, unknown>): { week?: Day | undefined } => ({
    week: typeof week === 'string' && isDay(week) ? week : undefined,
  }),
  component: Chores,
});
