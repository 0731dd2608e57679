import { createFileRoute } from '@tanstack/react-router';
import { isDay, type Day } from '#domain/days.ts';
import { Chores } from '#web/pages/Chores.tsx';

export const Route = createFileRoute('/_app/chores')({
  validateSearch: ({ week }: Record<string, unknown>): { week?: Day } =>
    typeof week === 'string' && isDay(week) ? { week } : {},
  component: Chores,
});
