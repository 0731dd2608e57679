import { sql, type Kysely } from 'kysely';
import type { DealtByAbsence, HandedOn } from '#domain/handing-on.ts';
import type { PlannedChore } from '#domain/plan.ts';
import type { DB } from '#server/db/types.ts';

/** Which absences gave a home's chores to others (docs/product/away.md 'Coming home early'); everything here needs the home's lock. */
export async function readHandedOn(tx: Kysely<DB>, homeId: string): Promise<HandedOn[]> {
  return tx
    .selectFrom('handed_on')
    .innerJoin('absences', (join) =>
      join
        .onRef('absences.home_id', '=', 'handed_on.home_id')
        .onRef('absences.id', '=', 'handed_on.absence_id'),
    )
    .select(['chore_id as choreId', 'absence_id as absenceId', 'user_id as from', 'to_user as to'])
    .where('handed_on.home_id', '=', homeId)
    .orderBy('number')
    .execute();
}

/**
 * Somebody was given these in place of whoever is away that day, who never had them; what was completed or given otherwise meanwhile is
 * passed by.
 */
export async function noteMissedTurns(
  tx: Kysely<DB>,
  homeId: string,
  planned: readonly PlannedChore[],
  now: Date,
): Promise<void> {
  const missed = planned.filter(({ inPlaceOf }) => inPlaceOf !== undefined);
  if (missed.length === 0) return;
  await sql`
    with missed as (
    select chores.id, absences.id as absence_id, absences.user_id
      from unnest(
        ${missed.map(({ type }) => type)}::text[],
        ${missed.map(({ dueDate }) => dueDate)}::date[],
        ${missed.map(({ inPlaceOf }) => inPlaceOf)}::uuid[],
        ${missed.map(({ assignedTo }) => assignedTo)}::uuid[]
      ) as missed (type, due_date, user_id, taker)
      join chores on chores.home_id = ${homeId} and chores.type = missed.type and chores.due_date = missed.due_date
                 and chores.assigned_to = missed.taker and chores.status <> 'completed'
      join absences on absences.home_id = ${homeId} and absences.user_id = missed.user_id
                   and missed.due_date between absences.from_day and absences.to_day
    ), came as (
      update chores set came_how = 'absence', came_from = missed.user_id, came_at = ${now}
        from missed
       where home_id = ${homeId} and chores.id = missed.id
    )
    insert into handed_on (home_id, chore_id, absence_id, to_user, had_how)
    select ${homeId}, chores.id, missed.absence_id, chores.assigned_to, 'turn'
      from missed join chores on chores.home_id = ${homeId} and chores.id = missed.id
        on conflict do nothing`.execute(tx);
}

/** These go to others because of an absence; to be called before they do. */
export const noteHandedOn = (tx: Kysely<DB>, homeId: string, dealt: readonly DealtByAbsence[]) =>
  sql`
    insert into handed_on (home_id, chore_id, absence_id, to_user, had_how, had_from, had_at)
    select ${homeId}, dealt.*, chores.came_how, chores.came_from, chores.came_at
      from unnest(
        ${dealt.map(({ choreId }) => choreId)}::uuid[],
        ${dealt.map(({ absenceId }) => absenceId)}::uuid[],
        ${dealt.map(({ assignedTo }) => assignedTo)}::uuid[]
      ) as dealt (chore_id, absence_id, to_user)
      join chores on chores.home_id = ${homeId} and chores.id = dealt.chore_id
        on conflict do nothing`.execute(tx);

/** These change hands for another reason, and no absence has anything to give back of them any more. */
export async function forgetHandedOn(tx: Kysely<DB>, homeId: string, choreIds: readonly string[]) {
  if (choreIds.length === 0) return;
  await sql`delete from handed_on where home_id = ${homeId} and chore_id = any(${choreIds}::uuid[])`.execute(
    tx,
  );
}

/** These go back to whom an absence took them from, and what came after that is over with it. */
export const giveHandedOnBack = (tx: Kysely<DB>, homeId: string, back: readonly DealtByAbsence[]) =>
  sql`
    with ended as (
      select handed_on.chore_id, handed_on.number, handed_on.had_how, handed_on.had_from, handed_on.had_at, back.assigned_to
        from unnest(
          ${back.map(({ choreId }) => choreId)}::uuid[],
          ${back.map(({ absenceId }) => absenceId)}::uuid[],
          ${back.map(({ assignedTo }) => assignedTo)}::uuid[]
        ) as back (chore_id, absence_id, assigned_to)
        join handed_on on handed_on.home_id = ${homeId} and handed_on.chore_id = back.chore_id
                      and handed_on.absence_id = back.absence_id
    ), forgotten as (
      delete from handed_on using ended
       where home_id = ${homeId} and handed_on.chore_id = ended.chore_id and handed_on.number >= ended.number
    )
    update chores
       set assigned_to = ended.assigned_to, came_how = ended.had_how, came_from = ended.had_from, came_at = ended.had_at
      from ended
     where chores.home_id = ${homeId} and chores.id = ended.chore_id`.execute(tx);
