import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayOf } from '#domain/days.ts';
import type { OpenAmounts, Sen } from '#domain/money.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { OpenShareOfHome } from '#server/telling/letters/homes.ts';

const OPEN_SHARES = sql`
  payment_requests as request
  join payment_debtors as share
    on share.home_id = request.home_id and share.payment_id = request.id and share.paid_at is null and not request.deleted`;

/** Computes each sum in its own subquery: no index finds a person who may be requester or debtor. */
async function sumOpen(db: Kysely<DB>, userId: string, narrowed: RawBuilder<unknown>): Promise<OpenAmounts> {
  const { rows } = await sql<OpenAmounts>`
    select (select coalesce(sum(share.amount), 0)::bigint from ${OPEN_SHARES}
             where request.requester_id = ${userId} ${narrowed}) as owed,
           (select coalesce(sum(share.amount), 0)::bigint from ${OPEN_SHARES}
             where share.user_id = ${userId} ${narrowed}) as owes`.execute(db);
  return rows[0] ?? { owed: 0, owes: 0 };
}

/** Sums what is open in a person's list: in the home, and in homes that they have left. */
export const sumListed = (db: Kysely<DB>, userId: string, homeId: string | null): Promise<OpenAmounts> =>
  sumOpen(
    db,
    userId,
    sql`and (request.home_id = ${homeId}
          or exists (select from memberships as own
                      where own.home_id = request.home_id and own.user_id = ${userId} and own.left_at is not null))`,
  );

/** Sums what is open in each other home where the person lives. */
export async function sumElsewhere(db: Kysely<DB>, userId: string, homeId: string | null) {
  const { rows } = await sql<OpenAmounts & { homeId: string; homeName: string }>`
    select * from (
      select homes.id as "homeId", homes.name as "homeName",
             (select coalesce(sum(share.amount), 0)::bigint from ${OPEN_SHARES}
               where request.home_id = own.home_id and request.requester_id = ${userId}) as owed,
             (select coalesce(sum(share.amount), 0)::bigint from ${OPEN_SHARES}
               where request.home_id = own.home_id and share.home_id = own.home_id and share.user_id = ${userId}) as owes
        from memberships as own join homes on homes.id = own.home_id
       where own.user_id = ${userId} and own.left_at is null and own.home_id is distinct from ${homeId}) as sums
     where owed > 0 or owes > 0
     order by "homeName", "homeId"`.execute(db);
  return rows;
}

export const sumEverywhere = (db: Kysely<DB>, userId: string): Promise<OpenAmounts> =>
  sumOpen(db, userId, sql``);

/** Sums what is open for a person in one home, counting only requests that `viewerId` is part of. */
export const sumInHome = (
  db: Kysely<DB>,
  { homeId, userId, viewerId }: { homeId: string; userId: string; viewerId: string },
): Promise<OpenAmounts> =>
  sumOpen(
    db,
    userId,
    sql`and request.home_id = ${homeId} and (request.requester_id = ${viewerId} or share.user_id = ${viewerId})`,
  );

/** Sums what is open between all people of a home. */
export async function sumOfHome(db: Kysely<DB>, homeId: string): Promise<Sen> {
  const { rows } = await sql<{ open: Sen }>`
    select coalesce(sum(share.amount), 0)::bigint as open from ${OPEN_SHARES}
     where request.home_id = ${homeId}`.execute(db);
  return rows[0]?.open ?? 0;
}

export type OpenOfPerson = { userId: string; sums: OpenAmounts; lines: OpenShareOfHome[]; more: number };

type OpenRow = Omit<OpenOfPerson, 'lines'> & {
  lines: (Omit<OpenShareOfHome, 'askedOn'> & { askedAt: string })[];
};

/**
 * Returns for each person with an account what is open for them in a home: the sums, and at most `most` shares, those
 * that others owe them first.
 */
export async function readOpenOfEach(
  db: Kysely<DB>,
  { id: homeId, time_zone: timeZone }: { id: string; time_zone: string },
  most: number,
): Promise<OpenOfPerson[]> {
  const { rows } = await sql<OpenRow>`
    with seen as (
      select reader.id as reader, reader.id = request.requester_id as "isOwed", other.display_name as other,
             request.title, share.amount, share.payment_id, share.user_id, share.home_id, request.created_at,
             row_number() over (partition by reader.id
               order by reader.id = request.requester_id desc, share.amount desc, request.created_at) as number
        from ${OPEN_SHARES}
        join users as reader on reader.id in (request.requester_id, share.user_id) and reader.deleted_at is null
        join users as other
          on other.id = case when reader.id = request.requester_id then share.user_id else request.requester_id end
       where request.home_id = ${homeId})
    select reader as "userId",
           json_build_object('owed', coalesce(sum(amount) filter (where "isOwed"), 0),
                             'owes', coalesce(sum(amount) filter (where not "isOwed"), 0)) as sums,
           json_agg(json_build_object('other', other, 'isOwed', "isOwed", 'title', title, 'amount', amount, 'askedAt', created_at,
               'inReview', exists (
                 select from payment_proofs as proof
                  where proof.home_id = seen.home_id and proof.user_id = seen.user_id and proof.state = 'review'
                    and (proof.payment_id = seen.payment_id or seen.payment_id = any (proof.also_pays))))
             order by number) filter (where number <= ${most}) as lines,
           greatest(count(*) - ${most}::integer, 0)::integer as more
      from seen
     group by reader`.execute(db);
  return rows.map((row) => {
    const lines = row.lines.map(({ askedAt, ...share }) => ({
      ...share,
      askedOn: dayOf(new Date(askedAt), timeZone),
    }));
    return Object.assign(row, { lines });
  });
}
