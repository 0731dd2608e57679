import { awayByDay } from '#domain/absences.ts';
import type { LivedIn } from '#test/living/checks.ts';
import { complain, today } from '#test/living/world.ts';

/** A member has no chore on a day of their absence, unless a swap assigned it to them or all members are away. */
export async function checkAbsences({ world, homeId, residents }: LivedIn): Promise<void> {
  const [reader] = residents;
  if (!reader) return;
  const { absences } = await reader.api.absences.listAbsences({ homeId });
  const awayOn = awayByDay(absences);
  const open = await world.app.db
    .selectFrom('chores')
    .select(['type', 'due_date', 'assigned_to', 'held_why'])
    .where('home_id', '=', homeId)
    .where('due_date', '>=', today(world))
    .where('status', '<>', 'completed')
    .where('let_go_at', 'is', null)
    .execute();
  for (const { type, due_date: day, assigned_to: userId, held_why } of open) {
    const isSomebodyThere = residents.some((person) => !awayOn(day).has(person.userId));
    if (userId === null) {
      if (isSomebodyThere) complain(world, `${type} of ${day} belongs to nobody, and somebody is there`);
    } else if (awayOn(day).has(userId) && isSomebodyThere && held_why !== 'swap')
      complain(world, `${type} of ${day} belongs to somebody who is away`);
  }
}
