import type { Kysely, Selectable } from 'kysely';
import { addDays, dayOf, type Day } from '#domain/days.ts';
import { dealAnew, dealToLeastLoaded, minutesByType, type ChoreToDeal, type Dealt } from '#domain/deal.ts';
import type { DB, Homes } from '#server/db/types.ts';
import { record } from '#server/notifications/history.ts';
import { readMemberIds } from '#server/members/members.ts';
import { lockHome, setSharing } from '#server/members/membership-changes.ts';
import { notify } from '#server/notifications/notifications.ts';
import { readDealingOfChores } from '#server/plan/dealt-before.ts';
import { giveTo, openChores, type Came } from '#server/plan/rows.ts';
import { forgetHandedOn, noteMissedTurns } from '#server/plan/handed-on.ts';
import type { Planning } from '#server/plan/planning.ts';
import { cancelSwapsOf, cancelSwapsOfMember } from '#server/plan/cancelling-swaps.ts';
import { readPlanInputs } from '#server/plan/template-rows.ts';

type Home = Pick<Selectable<Homes>, 'id' | 'time_zone' | 'seed' | 'deal_by'>;
/** `by`: who deals, and need not be told what became of their own swap requests; null where it happens by itself. */
type Dealing = Planning & { by: string | null };
type OpenChore = ChoreToDeal & { assignedTo: string; movedBySwap: boolean };

const readOpenChores = (tx: Kysely<DB>, homeId: string, from: Day): Promise<OpenChore[]> =>
  openChores(tx, homeId, from)
    .select([
      'id',
      'type',
      'due_date as dueDate',
      'assigned_to as assignedTo',
      'moved_by_swap as movedBySwap',
      'minutes',
    ])
    .execute();

const tomorrowIn = ({ time_zone }: Home, now: Date) => addDays(dayOf(now, time_zone), 1);

async function give(
  tx: Kysely<DB>,
  { homeId, now, emit, by }: Dealing,
  chores: readonly OpenChore[],
  dealt: Dealt[],
  how: Exclude<Came['how'], 'turn'>,
) {
  const ownerOf = new Map(chores.map(({ id, assignedTo }) => [id, assignedTo]));
  const moved = dealt.filter(({ choreId, assignedTo }) => ownerOf.get(choreId) !== assignedTo);
  await cancelSwapsOf(
    tx,
    { homeId, now, emit, end: 'moved', by },
    moved.map(({ choreId }) => choreId),
  );
  await giveTo(tx, homeId, dealt, { how, at: now });
  await forgetHandedOn(
    tx,
    homeId,
    dealt.map(({ choreId }) => choreId),
  );
  const dealtTo = new Map(dealt.map((each) => [each.choreId, each]));
  await noteMissedTurns(
    tx,
    homeId,
    chores.map((chore) => ({ ...chore, ...dealtTo.get(chore.id) })),
    now,
  );
}

/** Deals these chores over all members, on the same dates, and answers who they are. */
async function dealOverAll(tx: Kysely<DB>, home: Home, dealing: Dealing, chores: readonly OpenChore[]) {
  const today = dayOf(dealing.now, home.time_zone);
  const inputs = await readPlanInputs(tx, home.id, today);
  const even = await readDealingOfChores(tx, home, today, chores);
  const dealt = dealAnew({ ...inputs, chores, seed: home.seed, ...even });
  await give(tx, dealing, chores, dealt, 'sharing');
  return inputs.members;
}

/**
 * The second member has joined: the open chores from tomorrow on are dealt anew over all members, on the same dates (docs/product/plan.md
 * 'The second member shares'). All of them, also what a swap once moved: whoever lived alone until now has nobody left to have agreed with.
 */
export async function dealOpenChores(tx: Kysely<DB>, planning: Planning): Promise<void> {
  const { homeId, now, emit } = planning;
  const home = await lockHome(tx, homeId);
  if (!home) return;
  await setSharing(tx, homeId);
  const chores = await readOpenChores(tx, homeId, tomorrowIn(home, now));
  if (chores.length === 0) return;
  const members = await dealOverAll(tx, home, { ...planning, by: null }, chores);
  const data = { chores: chores.length };
  await record(tx, homeId, null, { type: 'chores_dealt_anew', data });
  await notify(tx, emit, members, { type: 'chores_dealt_anew', data: { homeId, ...data } });
  emit({ homeId, topics: ['chores', 'history'] });
}

/**
 * 'Share chores with …': the open chores from tomorrow on that no swap has moved are dealt anew over all members (docs/product/plan.md
 * 'Sharing by a button'). Answers how many; the home must be locked.
 */
export async function shareOpenChores(
  tx: Kysely<DB>,
  home: Home,
  { now, emit, sharedBy, waiting }: Omit<Planning, 'homeId'> & { sharedBy: string; waiting: string[] },
): Promise<number> {
  const homeId = home.id;
  await setSharing(tx, homeId);
  const open = await readOpenChores(tx, homeId, tomorrowIn(home, now));
  const chores = open.filter((chore) => !chore.movedBySwap);
  if (chores.length === 0) return 0;
  const members = await dealOverAll(tx, home, { homeId, now, emit, by: sharedBy }, chores);
  const data = { chores: chores.length };
  await record(tx, homeId, sharedBy, { type: 'chores_shared', data: { userIds: waiting, ...data } });
  const others = members.filter((id) => id !== sharedBy);
  await notify(tx, emit, others, { type: 'chores_dealt_anew', data: { homeId, ...data } });
  return chores.length;
}

/** What whoever lives here no longer, and `leaving`, would hand on now: chores from today on, to the least loaded first. */
async function dealOfLeavers(tx: Kysely<DB>, home: Home, { now, leaving }: { now: Date; leaving?: string }) {
  const today = dayOf(now, home.time_zone);
  const open = await readOpenChores(tx, home.id, today);
  const inputs = await readPlanInputs(tx, home.id, today);
  const members = new Set(inputs.members.filter((member) => member !== leaving));
  const chores = open.filter((chore) => !members.has(chore.assignedTo));
  const { templates, absences } = inputs;
  const minutesOfType = minutesByType(templates);
  const minutesOf = new Map([...members].map((id) => [id, 0]));
  for (const { assignedTo, type } of open) {
    const minutes = minutesOf.get(assignedTo);
    if (minutes !== undefined) minutesOf.set(assignedTo, minutes + minutesOfType(type));
  }
  return { chores, dealt: dealToLeastLoaded({ chores, minutesOf, templates, absences }) };
}

/**
 * Gives the open chores from today on of whoever lives here no longer to the members, to the least loaded first; overdue ones stay
 * with whoever left (docs/product/plan.md 'Chores of who leaves'). The home must be locked. Answers how many each member got.
 */
export async function handOnChoresOfLeavers(
  tx: Kysely<DB>,
  home: Home,
  { now, emit }: Omit<Planning, 'homeId'>,
): Promise<ReadonlyMap<string, number>> {
  const { chores, dealt } = await dealOfLeavers(tx, home, { now });
  if (chores.length === 0) return new Map();
  await give(tx, { homeId: home.id, now, emit, by: null }, chores, dealt, 'leaving');
  const got = new Map<string, number>();
  for (const { assignedTo } of dealt) got.set(assignedTo, (got.get(assignedTo) ?? 0) + 1);
  return got;
}

/**
 * The open chores from today on of somebody who lives here, by day, and who would get each if they left now: the same deal as
 * handOnChoresOfLeavers makes then. None where nobody else lives here.
 */
export async function readHandingOn(
  tx: Kysely<DB>,
  home: Home,
  { now, userId }: { now: Date; userId: string },
) {
  const { chores, dealt } = await dealOfLeavers(tx, home, { now, leaving: userId });
  const receiverOf = new Map(dealt.map(({ choreId, assignedTo }) => [choreId, assignedTo]));
  return chores
    .flatMap(({ id, type, dueDate }) => {
      const assignedTo = receiverOf.get(id);
      return assignedTo === undefined ? [] : [{ id, type, dueDate, assignedTo }];
    })
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.type.localeCompare(b.type));
}

/** Somebody has just left: their chores go to the others, their pending swaps with them. Answers how many each member got. */
export async function handOnChores(
  tx: Kysely<DB>,
  { userId, ...planning }: Planning & { userId: string },
): Promise<ReadonlyMap<string, number>> {
  const { homeId, emit } = planning;
  const home = await lockHome(tx, homeId);
  if (!home) return new Map();
  await cancelSwapsOfMember(tx, planning, userId);
  const got = await handOnChoresOfLeavers(tx, home, planning);
  if (got.size > 0) emit({ homeId, topics: ['chores'] });
  // Whoever is left alone has them all, and nobody to share them with.
  if ((await readMemberIds(tx, homeId)).length === 1) await setSharing(tx, homeId);
  return got;
}

/** How many open chores from today on would go to others if this person left. */
export async function countOpenChores(
  tx: Kysely<DB>,
  { homeId, userId, now }: { homeId: string; userId: string; now: Date },
): Promise<number> {
  const { time_zone } = await tx
    .selectFrom('homes')
    .select('time_zone')
    .where('id', '=', homeId)
    .executeTakeFirstOrThrow();
  const { count } = await openChores(tx, homeId, dayOf(now, time_zone))
    .where('assigned_to', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
