import { isDeepStrictEqual } from 'node:util';
import { absenceProblem, awayByDay, isAway } from '#domain/absences.ts';
import { mayClaim, mayRemind, mayThank } from '#domain/chores.ts';
import { addDays, type Day } from '#domain/days.ts';
import { DEAL_BY } from '#domain/plan/even-minutes.ts';
import { GRACE_STEPS, choresToMove } from '#domain/grace.ts';
import { complain, personOf, pick, today, uuid, type Act, type Visit } from '#test/living/world.ts';

const WEEK = 7;

const absencesOf = async ({ me, homeId }: Visit) => (await me.api.absences.listAbsences({ homeId })).absences;

const myAbsences = async (visit: Visit) =>
  (await absencesOf(visit)).filter(
    ({ userId, to }) => userId === visit.me.userId && to >= today(visit.world),
  );

const label = ({ type, dueDate }: { type: string; dueDate: Day }) => `${type} of ${dueDate}`;

/** Returns the assignments of these days. */
async function assignmentsOf({ world, homeId }: Visit, from: Day, to: Day): Promise<string[]> {
  const rows = await world.app.db
    .selectFrom('chores')
    .select(['type', 'due_date', 'assigned_to', 'status'])
    .where('home_id', '=', homeId)
    .where('due_date', '>=', from)
    .where('due_date', '<=', to)
    .execute();
  return rows.map((row) => [row.due_date, row.type, row.assigned_to, row.status].join(' ')).toSorted();
}

/** Further ahead than any home plans. */
const FAR_AHEAD = 200;

/** Creates an absence. Its effects must match the dialog's preview. In half of the cases it is deleted at once, which must restore the board. */
async function goAway(visit: Visit) {
  const { world, me, homeId } = visit;
  const from = addDays(today(world), world.chance.below(2 * WEEK));
  const days = { from, to: addDays(from, world.chance.below(WEEK)) };
  const others = await myAbsences(visit);
  if (absenceProblem(days, others, { today: today(world) })) return undefined;
  const before = await assignmentsOf(visit, days.from, days.to);
  const { going } = await me.api.absences.previewAbsence({ homeId, ...days });
  const { id: absenceId } = await me.api.absences.createAbsence({ homeId, id: uuid(world), ...days });
  // An absence can also change the stand-in of another day.
  const after = await assignmentsOf(visit, today(world), addDays(today(world), FAR_AHEAD));
  for (const { type, dueDate, userId } of going)
    if (!after.some((row) => row.startsWith(`${dueDate} ${type} ${userId} `)))
      complain(world, `${type} of ${dueDate} was to go to ${userId}`);
  const what = `is away from ${days.from} to ${days.to}: ${going.length} chores go`;
  if (world.chance.isOften(1, 2)) return what;
  await me.api.absences.deleteAbsence({ homeId, absenceId });
  if (!isDeepStrictEqual(await assignmentsOf(visit, days.from, days.to), before))
    complain(world, `a deleted absence does not restore the board`);
  return `${what}, and come back`;
}

async function comeBack(visit: Visit) {
  const { world, me, homeId } = visit;
  const absence = pick(world, await myAbsences(visit));
  if (!absence) return undefined;
  await me.api.absences.deleteAbsence({ homeId, absenceId: absence.id });
  return `is not away from ${absence.from} to ${absence.to}`;
}

/** Adds or removes the last day of an absence. */
async function changeDays(visit: Visit) {
  const { world, me, homeId } = visit;
  const absence = pick(world, await myAbsences(visit));
  if (!absence) return undefined;
  const days = { from: absence.from, to: addDays(absence.to, world.chance.isOften(1, 2) ? 1 : -1) };
  const others = (await myAbsences(visit)).filter(({ id }) => id !== absence.id);
  const day = today(world);
  const begun = absence.from < day ? absence.from : undefined;
  if (absenceProblem(days, others, { today: day, begun })) return undefined;
  await me.api.absences.changeAbsence({ homeId, absenceId: absence.id, ...days });
  return `is away until ${days.to}`;
}

async function moveByADay(visit: Visit) {
  const { world, me, homeId } = visit;
  const day = today(world);
  const { chores } = await me.api.chores.listChores({
    homeId,
    from: addDays(day, -1),
    to: addDays(day, WEEK),
  });
  const templates = await me.api.templates.listTemplates({ homeId });
  const awayOn = awayByDay(await absencesOf(visit));
  const known = { userId: me.userId, today: day, templates, chores, awayOn };
  const moves = chores
    .filter(({ dueDate }) => dueDate < addDays(day, WEEK))
    .flatMap((chore) =>
      Object.values(GRACE_STEPS)
        .map((step) => addDays(chore.dueDate, step))
        .filter((to) => choresToMove(chore, to, known).length > 0)
        .map((to) => ({ chore, to })),
    );
  const move = pick(world, moves);
  if (!move) return undefined;
  const which = { homeId, choreId: move.chore.id };
  await me.api.chores.moveChore({ ...which, to: move.to });
  const { misfits } = await me.api.plans.getPlanOffers({ homeId });
  if (world.chance.isOften(2, 3))
    return `moves ${label(move.chore)} to ${move.to}, ${misfits.length} misfits`;
  await me.api.chores.moveChore({ ...which, to: move.chore.dueDate });
  return `moves ${label(move.chore)} to ${move.to}, and back`;
}

async function remind(visit: Visit) {
  const { world, me, homeId } = visit;
  const day = today(world);
  const absences = await absencesOf(visit);
  const { chores } = await me.api.chores.listLateChores({ homeId });
  const late = pick(
    world,
    chores.filter((chore) => mayRemind(me.userId, chore, day) && !isAway(absences, chore.assignedTo, day)),
  );
  if (!late) return undefined;
  const { wasReminded } = await me.api.chores.remindOfChore({ homeId, choreId: late.id });
  return `reminds of ${label(late)}${wasReminded ? ', after another member' : ''}`;
}

/** Takes over a housemate's chore. In half of the cases one of the two ends that at once, which must restore the board. */
async function takeOver(visit: Visit) {
  const { world, me, homeId } = visit;
  const day = today(world);
  if (isAway(await absencesOf(visit), me.userId, day)) return undefined;
  const { chores } = await me.api.chores.listChores({ homeId, from: addDays(day, -WEEK), to: day });
  const chore = pick(
    world,
    chores.filter((each) => mayClaim(me.userId, each, day)),
  );
  if (!chore) return undefined;
  const which = { homeId, choreId: chore.id };
  const before = await assignmentsOf(visit, addDays(day, -WEEK), addDays(day, FAR_AHEAD));
  const taken = await me.api.chores.claimChore(which);
  if (taken.assignedTo !== me.userId) complain(world, `${label(chore)} was taken over in vain`);
  if (world.chance.isOften(1, 2)) return `takes over ${label(chore)}`;
  const other = personOf(world, chore.assignedTo);
  await (world.chance.isOften(1, 2) ? me : other).api.chores.endClaim(which);
  if (!isDeepStrictEqual(await assignmentsOf(visit, addDays(day, -WEEK), addDays(day, FAR_AHEAD)), before))
    complain(world, `${label(chore)} was taken over, and its end does not restore the board`);
  return `takes over ${label(chore)}, and it goes back`;
}

/** Thanks for a completed chore of the last days, or takes that back. The bell of the other one must say so while it is true. */
async function thank(visit: Visit) {
  const { world, me, homeId } = visit;
  const day = today(world);
  const { members } = await me.api.homes.getHome({ homeId });
  const ids = members.map(({ userId }) => userId);
  const { chores } = await me.api.chores.listChores({ homeId, from: addDays(day, -WEEK), to: day });
  const chore = pick(
    world,
    chores.filter((each) => mayThank(me.userId, each, ids)),
  );
  if (!chore) return undefined;
  const isThanked = !chore.thankedBy.includes(me.userId);
  const after = await me.api.chores.thankForChore({ homeId, choreId: chore.id, isThanked });
  if (after.thankedBy.includes(me.userId) !== isThanked)
    complain(world, `thanks for ${label(chore)} are lost`);
  const { notifications } = await personOf(
    world,
    chore.completedBy ?? '',
  ).api.notifications.listNotifications({});
  const isTold = notifications.some(
    ({ type, data }) =>
      type === 'chore_thanked' &&
      JSON.stringify(data).includes(chore.id) &&
      JSON.stringify(data).includes(me.userId),
  );
  if (isThanked && !isTold) complain(world, `nobody is told of thanks for ${label(chore)}`);
  return isThanked ? `thanks for ${label(chore)}` : `takes thanks for ${label(chore)} back`;
}

async function dealBy(visit: Visit) {
  const { world, me, homeId } = visit;
  const { role } = await me.api.homes.getHome({ homeId });
  if (role !== 'administrator') return undefined;
  const chosen = world.chance.one(DEAL_BY);
  await me.api.homes.updateHomeSettings({ homeId, settings: { dealBy: chosen } });
  return `sets how the plan assigns chores to ${chosen}`;
}

/** Asks 'Why me?' about an open chore of theirs. */
async function askWhy({ world, me, homeId }: Visit) {
  const day = today(world);
  const { chores } = await me.api.chores.listChores({ homeId, from: day, to: addDays(day, WEEK) });
  const chore = pick(
    world,
    chores.filter(({ assignedTo, status }) => assignedTo === me.userId && status !== 'completed'),
  );
  if (!chore) return undefined;
  const { reason } = await me.api.chores.getWhy({ homeId, choreId: chore.id });
  return `asks why ${label(chore)} is theirs: ${reason.kind}`;
}

export const fairActs: Record<string, Act> = {
  'goes away': { weight: 6, does: goAway },
  'comes back early': { weight: 3, does: comeBack },
  'changes days away': { weight: 3, does: changeDays },
  'moves by a day': { weight: 6, does: moveByADay },
  'reminds of a chore': { weight: 3, does: remind },
  'takes over a chore': { weight: 6, does: takeOver },
  'thanks for a chore': { weight: 6, does: thank },
  'deals by': { weight: 1, does: dealBy },
  'asks why': { weight: 3, does: askWhy },
};
