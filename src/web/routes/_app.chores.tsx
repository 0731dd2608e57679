import { createFileRoute } from '@tanstack/react-router';
import { isDay, type Day } from '#domain/days.ts';
import { Chores } from '#web/chores/Chores.tsx';

type BoardSearch = {
  week?: Day | undefined;
  view?: 'table' | undefined;
  tab?: 'all' | 'mine' | undefined;
  /** The one that is open over the board. */
  chore?: string | undefined;
};

export const Route = createFileRoute('/_app/chores')({
  // Named even where refused: the router keeps what validation leaves out.
  validateSearch: ({ week, view, tab, chore }: Record<string, unknown>): BoardSearch => ({
    week: typeof week === 'string' && isDay(week) ? week : undefined,
    view: view === 'table' ? view : undefined,
    tab: tab === 'mine' || tab === 'all' ? tab : undefined,
    chore: typeof chore === 'string' && chore !== '' ? chore : undefined,
  }),
  component: Chores,
});
