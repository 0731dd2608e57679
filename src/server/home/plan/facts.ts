import { sql, type Kysely, type Selectable } from 'kysely';
import type { SavedAbsence } from '#domain/absences.ts';
import { addDays, type Day } from '#domain/days.ts';
import type { StandingChore } from '#domain/plan/again.ts';
import { firstDayRead, monthOfWeeks } from '#domain/plan/assign.ts';
import type { Act, HomeFacts, MemberFacts } from '#domain/plan/facts.ts';
import { leaderIdsOf } from '#domain/templates.ts';
import type { DB, Homes } from '#server/platform/db/types.ts';
import { templatesOf } from '#server/platform/db/templates.ts';

/** A chore as a fact of the plan, in SQL, with the names of domain/plan/facts.ts. */
export const CHORE_FACTS = sql.raw(`
  id, type, planned_on as "plannedOn", coalesce(round, type) as round, turn_of as "turnOf", planned_by = 'once' as "isOnce", made, minutes, due_date as "dueDate",
  status <> 'completed' and let_go_at is null as "isOpen", held_by as "heldBy", held_why as "heldWhy", held_from as "heldFrom", claimed_by as "claimedBy",
  assigned_to as "assignedTo"`);

/** Reads a home's absences that end on this day or later, in the order of their first days (docs/product/absences.md 'Days away'). */
export const readAbsences = (tx: Kysely<DB>, homeId: string, since: Day): Promise<SavedAbsence[]> =>
  tx
    .selectFrom('absences')
    .select(['id', 'user_id as userId', 'from_day as from', 'to_day as to', 'made'])
    .where('home_id', '=', homeId)
    .where('to_day', '>=', since)
    .orderBy('from_day')
    .orderBy('id')
    .execute();

export type Facts = Omit<HomeFacts, 'chores'> & { chores: StandingChore[] };

/** Returns the number of the home's next act. The home must be locked (docs/product/plan.md 'Who does a chore'). */
export async function nextAct(tx: Kysely<DB>, homeId: string): Promise<Act> {
  const counting = tx.updateTable('homes').set({ acts: sql`acts + 1` });
  const { acts } = await counting.where('id', '=', homeId).returning('acts').executeTakeFirstOrThrow();
  return acts;
}

/** Gives chores from before rounds were stored the present round of their template. */
export async function fillRounds(tx: Kysely<DB>, homeId: string): Promise<void> {
  const missing = await tx
    .selectFrom('chores')
    .select('type')
    .distinct()
    .where('home_id', '=', homeId)
    .where('round', 'is', null)
    .execute();
  if (missing.length === 0) return;
  const leaders = leaderIdsOf(await templatesOf(tx, homeId));
  await sql`
    update chores set round = leader.round
      from unnest(${missing.map(({ type }) => type)}::text[],
                  ${missing.map(({ type }) => leaders.get(type) ?? type)}::text[]) as leader (type, round)
     where home_id = ${homeId} and chores.type = leader.type and chores.round is null`.execute(tx);
}

type PeopleRow = { members: MemberFacts[]; absences: SavedAbsence[]; oldest: Act | null };

/** Reads everything that decides who does the home's open chores from today on. The home must be locked if the result is written. */
export async function readFacts(
  tx: Kysely<DB>,
  { id: homeId, seed }: Pick<Selectable<Homes>, 'id' | 'seed'>,
  today: Day,
): Promise<Facts> {
  const first = monthOfWeeks(addDays(today, -1));
  const people = await sql<PeopleRow>`
    select (select coalesce(json_agg(json_build_object('userId', user_id, 'joinedOn', joined_on, 'joined', joined, 'part', part)
                                     order by joined, user_id), '[]')
              from memberships where home_id = ${homeId} and left_at is null) as members,
           (select coalesce(json_agg(json_build_object('id', id, 'userId', user_id, 'from', from_day, 'to', to_day, 'made', made)
                                     order by made, id), '[]')
              from absences where home_id = ${homeId} and to_day >= ${first}::date - 1) as absences,
           (select min(made) from chores where home_id = ${homeId} and planned_on >= ${first}) as oldest`.execute(
    tx,
  );
  const [{ members, absences, oldest } = { members: [], absences: [], oldest: null }] = people.rows;
  const since = firstDayRead(today, members, oldest ?? undefined);
  const { rows: chores } = await sql<StandingChore>`
    select ${CHORE_FACTS} from chores where home_id = ${homeId} and planned_on >= ${since}`.execute(tx);
  return { today, seed, members, absences, chores };
}
