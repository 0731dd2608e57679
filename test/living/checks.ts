import { addDays, weekStart } from '#domain/days.ts';
import { mayRequestSwap } from '#domain/swaps.ts';
import type { Resident, World } from '#test/living/world.ts';
import { complain, today } from '#test/living/world.ts';
import { residentsOf } from '#test/living/people.ts';
import { checkPlan } from '#test/living/checks-plan.ts';
import { checkRepeating } from '#test/living/checks-repeating.ts';
import { checkAbsences } from '#test/living/checks-absences.ts';
import { checkMoney } from '#test/living/checks-money.ts';

export type LivedIn = { world: World; homeId: string; residents: Resident[] };

/** Returns all chores of the home in the database. */
const choresOf = ({ world, homeId }: LivedIn) =>
  world.app.db.selectFrom('chores').selectAll().where('home_id', '=', homeId).execute();

/** Each open chore has a member who lives in the home, and a day; no day has two chores of one type. */
async function checkChores(home: LivedIn) {
  const { world, residents } = home;
  const day = today(world);
  const ids = new Set(residents.map(({ userId }) => userId));
  const chores = await choresOf(home);
  const open = chores.filter(({ status, let_go_at }) => status !== 'completed' && let_go_at === null);
  for (const chore of open) {
    const what = `${chore.type} of ${chore.due_date}`;
    // A chore has no member if all are away on its day. Late chores of former members are let go.
    if (chore.assigned_to !== null && !ids.has(chore.assigned_to))
      complain(world, `${what} belongs to somebody who does not live there`);
    if ((chore.status === 'overdue') !== chore.due_date < day) complain(world, `${what} is ${chore.status}`);
  }
  const keys = open.map(({ type, due_date }) => `${type} ${due_date}`);
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) !== index) complain(world, `${key} is there twice`);
}

/** This week's board lists the late chores with a member who can complete them. */
async function checkLate(home: LivedIn) {
  const { world, homeId, residents } = home;
  const [reader] = residents;
  if (!reader) return;
  const day = today(world);
  const [late, { counts }, week] = await Promise.all([
    reader.api.chores.listLateChores({ homeId }),
    reader.api.dashboard.getDashboard({ homeId }),
    reader.api.chores.listChores({ homeId, from: weekStart(day), to: day }),
  ]);
  const ofWeek = week.chores.filter(({ status, dueDate }) => status !== 'completed' && dueDate < day).length;
  if (late.counts.all + ofWeek !== counts.overdue)
    complain(world, `${counts.overdue} are overdue, ${late.counts.all} and ${ofWeek} stand on the board`);
  for (const chore of late.chores)
    if (!residents.some(({ userId }) => userId === chore.assignedTo))
      complain(world, `${chore.type} of ${chore.dueDate} is late with somebody who does not live there`);
}

/** The dashboard's numbers match the board. */
async function checkDashboard({ world, homeId, residents }: LivedIn) {
  const [reader] = residents;
  if (!reader) return;
  const day = today(world);
  const { counts } = await reader.api.dashboard.getDashboard({ homeId });
  const { chores } = await reader.api.chores.listChores({
    homeId,
    from: addDays(day, -50),
    to: addDays(day, 7),
  });
  const isOpen = ({ status }: { status: string }) => status !== 'completed';
  const shown = {
    today: chores.filter(({ dueDate }) => dueDate === day).length,
    upcoming: chores.filter((chore) => isOpen(chore) && chore.dueDate > day).length,
  };
  for (const name of ['today', 'upcoming'] as const)
    if (counts[name] !== shown[name])
      complain(world, `the dashboard counts ${counts[name]} ${name}, the board ${shown[name]}`);
}

/** Every pending swap request can be accepted. */
async function checkSwaps(home: LivedIn) {
  const { world, homeId, residents } = home;
  const ids = new Set(residents.map(({ userId }) => userId));
  const chores = new Map((await choresOf(home)).map((chore) => [chore.id, chore]));
  const pending = await world.app.db
    .selectFrom('swap_requests')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('status', '=', 'pending')
    .execute();
  const isOpenOf = (id: string | null, userId: string) => {
    const chore = chores.get(id ?? '');
    return (
      chore !== undefined && mayRequestSwap(userId, { ...chore, assignedTo: chore.assigned_to } as never)
    );
  };
  for (const swap of pending) {
    const what = `the swap of ${swap.chore_type} of ${swap.chore_due_date}`;
    if (![swap.requester_id, swap.target_user_id].every((id) => ids.has(id)))
      complain(world, `${what} waits for somebody who does not live there`);
    if (!isOpenOf(swap.chore_id, swap.requester_id))
      complain(world, `${what} is about no open chore of theirs`);
    if (swap.return_chore_type !== null && !isOpenOf(swap.return_chore_id, swap.target_user_id))
      complain(world, `${what} wants a chore that cannot be had`);
  }
}

/** Checks everything each evening, from outside. */
export async function check(world: World): Promise<void> {
  for (const homeId of world.homeIds) {
    const residents = await residentsOf(world, homeId);
    if (residents.length === 0) continue;
    const home = { world, homeId, residents };
    await checkChores(home);
    await checkDashboard(home);
    await checkSwaps(home);
    await checkLate(home);
    await checkPlan(home);
    await checkAbsences(home);
  }
  await checkMoney(world);
  await checkRepeating(world);
}
