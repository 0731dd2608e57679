import { LATE_CHORES_PAGE, type WhoseLate } from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import type { Role } from '#domain/homes.ts';
import type { Late } from '#web/chores/late.ts';

/** With fewer each is let go by itself as quickly. */
const SEVERAL = 3;

/** What one act would let go: how many, of these how many are housemates', and since which day they are late. */
export type AllLate = { whose: WhoseLate; count: number; others: number; since: Day; isAllOfList: boolean };

/** What the reader may let go of at once, of what is listed on the tab: the administrator everybody's, anybody else their own. */
export function allToLetGo(
  { chores, counts, since }: Late,
  tab: 'all' | 'mine',
  role: Role,
): AllLate | undefined {
  const open = chores.filter(({ status }) => status !== 'completed');
  const listedOwn = open.filter(({ mine }) => mine).length;
  // What was just completed or let go goes at once; the server's count follows.
  const all = counts.all > LATE_CHORES_PAGE ? counts.all : open.length;
  const own = counts.own > LATE_CHORES_PAGE ? counts.own : listedOwn;
  const whose = tab === 'all' && role === 'administrator' ? 'all' : 'own';
  const count = whose === 'all' ? all : own;
  const day = since[whose];
  if (day === null || count < SEVERAL) return undefined;
  return { whose, count, others: count - own, since: day, isAllOfList: tab === 'mine' || count === all };
}
