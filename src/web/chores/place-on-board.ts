import { weekStart, type Day } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';

/** Where the board shows a chore, for a link: this week also holds what is late from earlier ones. */
export const placeOnBoard = ({ id, dueDate, mine }: BoardChore, today: Day) => ({
  search: {
    week: weekStart(dueDate) > weekStart(today) ? dueDate : undefined,
    // Whichever tab the board was left on.
    tab: mine ? undefined : ('all' as const),
  },
  hash: chorePlace(id),
});
