import { sql, type Kysely } from 'kysely';
import type { chores } from '#contract/chores.ts';
import type { CameHow } from '#domain/chores.ts';
import { dayOf, type Day } from '#domain/days.ts';
import type { DealBy } from '#domain/even-minutes.ts';
import { rotationOf } from '#domain/rotation.ts';
import { leaderIdsOf } from '#domain/templates.ts';
import type { ChoreBefore } from '#domain/why.ts';
import type { Handlers } from '#server/calls/calls.ts';
import type { DB } from '#server/db/types.ts';
import { refusal } from '#server/errors.ts';
import type { MemberHome } from '#server/members/membership.ts';
import { readPlanInputs } from '#server/plan/template-rows.ts';

type Row = {
  type: string;
  userId: string;
  how: CameHow;
  from: string | null;
  at: Date | null;
  gave: string | null;
  before: ChoreBefore | null;
};

/** The chore, what was given for it in the swap by which it came, and who had the one before it: also where it was let go or left undone. */
async function findRow(tx: Kysely<DB>, homeId: string, choreId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select type, assigned_to as "userId", came_how as how, came_from as "from", came_at as at,
           (select case when swap.chore_id = own.id then swap.return_chore_type else swap.chore_type end
              from swap_requests as swap
             where swap.home_id = own.home_id and own.id in (swap.chore_id, swap.return_chore_id)
               and own.came_how = 'swap' and swap.exchanged and swap.updated_at = own.came_at
             limit 1) as gave,
           (select jsonb_build_object('userId', earlier.assigned_to, 'dueDate', earlier.due_date,
                                      'inPlaceOf', case when earlier.came_how in ('swap', 'absence') then earlier.came_from end)
              from chores as earlier
             where earlier.home_id = own.home_id and earlier.type = own.type and earlier.due_date < own.due_date
             order by earlier.due_date desc
             limit 1) as before
      from chores as own
     where home_id = ${homeId} and id = ${choreId} and let_go_at is null`.execute(tx);
  return rows[0];
}

/** How the home deals the template today, and the members in the order of its turns as the seed draws it. */
async function readRound(
  tx: Kysely<DB>,
  home: MemberHome,
  { type, today }: { type: string; today: Day },
): Promise<{ dealBy: DealBy | null; round: string[] }> {
  const { members, templates } = await readPlanInputs(tx, home.id, today);
  const leader = leaderIdsOf(templates).get(type);
  if (leader === undefined) return { dealBy: null, round: [] };
  const memberAt = rotationOf(members, home.seed, leader);
  return { dealBy: home.deal_by as DealBy, round: members.map((_, turn) => memberAt(turn)) };
}

export const getWhy: Handlers<typeof chores>['getWhy'] = async ({ tx, input, home, today }) => {
  const row = await findRow(tx, home.id, input.choreId);
  if (!row) throw refusal('CHORE_NOT_FOUND');
  const { type, at, ...facts } = row;
  const dealing = await readRound(tx, home, { type, today });
  return { ...facts, ...dealing, on: at && dayOf(at, home.time_zone) };
};
