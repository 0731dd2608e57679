import { awayByDay } from '#domain/absences.ts';
import type { LivedIn } from '#test/living/checks.ts';
import { complain, today } from '#test/living/world.ts';

/** Whoever is away on a day has no chore on it, but what a swap gave them, and where nobody else is there. */
export async function checkAway({ world, homeId, residents }: LivedIn): Promise<void> {
  const [reader] = residents;
  if (!reader) return;
  const { absences } = await reader.api.absences.listAbsences({ homeId });
  const awayOn = awayByDay(absences);
  const open = await world.app.db
    .selectFrom('chores')
    .select(['type', 'due_date', 'assigned_to'])
    .where('home_id', '=', homeId)
    .where('due_date', '>=', today(world))
    .where('status', '<>', 'completed')
    .where('let_go_at', 'is', null)
    .where('moved_by_swap', '=', false)
    .execute();
  for (const { type, due_date: day, assigned_to: userId } of open) {
    const isSomebodyThere = residents.some((person) => !awayOn(day).has(person.userId));
    if (awayOn(day).has(userId) && isSomebodyThere)
      complain(world, `${type} of ${day} belongs to somebody who is away`);
  }
}
