import { isDeepStrictEqual } from 'node:util';
import type { Chore } from '#contract/chores.ts';
import { mayComplete, mayLetGo, mayReopen } from '#domain/chores.ts';
import { addDays } from '#domain/days.ts';
import { complain, pick, today, type Act, type Visit } from '#test/living/world.ts';

const WEEK = 7;

const boardOf = ({ world, me, homeId }: Visit, back = WEEK, ahead = WEEK) => {
  const day = today(world);
  return me.api.chores.listChores({ homeId, from: addDays(day, -back), to: addDays(day, ahead) });
};
const label = ({ type, dueDate }: Chore) => `${type} of ${dueDate}`;

/** Completes chores that are due by today, as many as the member's diligence allows. */
export async function doChores(visit: Visit): Promise<void> {
  const { world, me, homeId } = visit;
  const { today: day, chores } = await boardOf(visit, 3 * WEEK, 0);
  for (const chore of chores) {
    const isTurn = mayComplete(me.userId, chore) && chore.dueDate <= day;
    if (!isTurn || !world.chance.isOften(chore.dueDate === day ? me.diligence : 3, 10)) continue;
    await me.api.chores.completeChore({ homeId, choreId: chore.id });
    world.log.push(`${day} ${me.name} completes ${label(chore)}`);
  }
}

async function completeEarly(visit: Visit) {
  const { world, me, homeId } = visit;
  const { chores } = await boardOf(visit);
  const chore = pick(
    world,
    chores.filter((each) => mayComplete(me.userId, each)),
  );
  if (!chore) return undefined;
  await me.api.chores.completeChore({ homeId, choreId: chore.id });
  return `completes ${label(chore)}`;
}

async function reopen(visit: Visit) {
  const { world, me, homeId } = visit;
  const { today: day, chores } = await boardOf(visit, 2 * WEEK, 2 * WEEK);
  const chore = pick(
    world,
    chores.filter((each) => mayReopen(me.userId, each, day)),
  );
  if (!chore) return undefined;
  await me.api.chores.reopenChore({ homeId, choreId: chore.id });
  return `reopens ${label(chore)}`;
}

const pendingOf = ({ world, homeId }: Visit, choreId: string) =>
  world.app.db
    .selectFrom('swap_requests')
    .select('id')
    .where('home_id', '=', homeId)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('chore_id', '=', choreId), eb('return_chore_id', '=', choreId)]))
    .orderBy('id')
    .execute();

/** Completes a chore by mistake and undoes it at once; the requests about the chore must be open again. */
async function completeByMistake(visit: Visit) {
  const { world, me, homeId } = visit;
  const { chores } = await boardOf(visit, 0, 2 * WEEK);
  const theirs = chores.filter((each) => mayComplete(me.userId, each));
  const asked: Chore[] = [];
  for (const each of theirs) if ((await pendingOf(visit, each.id)).length > 0) asked.push(each);
  const chore = pick(world, asked) ?? pick(world, theirs);
  if (!chore) return undefined;
  const before = await pendingOf(visit, chore.id);
  const which = { homeId, choreId: chore.id };
  await me.api.chores.completeChore(which);
  if ((await pendingOf(visit, chore.id)).length > 0)
    complain(world, `${label(chore)} is done and asked about`);
  await me.api.chores.reopenChore(which);
  const after = await pendingOf(visit, chore.id);
  if (!isDeepStrictEqual(after, before))
    complain(world, `${before.length} requests were about ${label(chore)}, ${after.length} came back`);
  return `completes ${label(chore)} by mistake, with ${before.length} requests about it`;
}

/** Lets a late chore go; this week's board lists the late ones of earlier weeks. In half of the cases it is undone. */
async function letGo({ world, me, homeId }: Visit) {
  const { role } = await me.api.homes.getHome({ homeId });
  const { chores } = await me.api.chores.listLateChores({ homeId });
  const chore = pick(
    world,
    chores.filter((each) => mayLetGo({ userId: me.userId, role }, each)),
  );
  if (!chore) return undefined;
  const which = { homeId, choreId: chore.id };
  await me.api.chores.letGoChore(which);
  if (world.chance.isOften(2, 3)) return `lets ${label(chore)} go`;
  await me.api.chores.putBackChore(which);
  return `lets ${label(chore)} go, and undoes it`;
}

export const choreActs: Record<string, Act> = {
  'completes early': { weight: 6, does: completeEarly },
  reopens: { weight: 5, does: reopen },
  'completes by mistake': { weight: 6, does: completeByMistake },
  'lets go': { weight: 6, does: letGo },
};
