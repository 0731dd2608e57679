import type { Sen } from '#domain/money.ts';
import { rowOf } from '#server/platform/db/share-key.ts';
import type { Pool } from 'pg';
import type { BetweenUs, settlingUp } from '#contract/settling-up.ts';
import { dayOf } from '#domain/days.ts';
import { areTheSame, differenceOf, maySettleUp, sumsOf } from '#domain/settling-up.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { letGoOf, type OwnShare } from '#server/money/payments/letting-go.ts';
import { readPayeeNotes } from '#server/telling/payees/payee-notes.ts';
import { findOwnShare } from '#server/money/proofs/reviews.ts';
import { remindOfAll } from '#server/money/shares/reminders.ts';
import {
  insertSettlement,
  SHARES_BETWEEN_US,
  OPEN_BETWEEN,
  type OpenShare,
  readFreeBetween,
  refuseChanged,
  settleTogether,
} from '#server/money/shares/settling-up.ts';
import { announce } from '#server/telling/announcing/announce.ts';

/** Sorts people: those whom the reader owes most, then those who owe the reader most, then even ones. */
function inOrder(me: string, people: Person[]): Person[] {
  const sideOf = (difference: Sen) => (difference > 0 ? 0 : difference < 0 ? 1 : 2);
  return people
    .map((person) => ({ person, difference: differenceOf(sumsOf(me, person.lines)) }))
    .toSorted(({ difference: a }, { difference: b }) => sideOf(a) - sideOf(b) || Math.abs(b) - Math.abs(a))
    .map(({ person }) => person);
}

/** All members of the home $1, and former members with something open, each with what is open between them and $2. */
const BETWEEN_US = `
  with open as materialized (${OPEN_BETWEEN}),
       owing as (select open.other, ${SHARES_BETWEEN_US} as lines from open group by open.other)
  select person.id as "userId", person.display_name as "displayName", person.photo_url as "photoURL", living.tone,
         living.left_at is not null as left, person.deleted_at is not null as "isGone",
         coalesce(owing.lines, '[]') as lines
    from memberships as living
    join users as person on person.id = living.user_id
    left join owing on owing.other = living.user_id
   where living.home_id = $1 and living.user_id <> $2 and (living.left_at is null or owing.other is not null)
   order by living.joined_at, living.user_id`;

type Person = Omit<BetweenUs, 'notes'>;
type Row = Omit<Person, 'lines'> & { lines: OpenShare[] };
type Reading = Pick<Call<'user', unknown>, 'tx' | 'now'> & {
  deps: { pool: Pick<Pool, 'query'> };
  user: { userId: string };
  home: { id: string; time_zone: string };
};

/**
 * Returns what is open between a person and each other person of their home (docs/product/settling-up.md 'Between
 * us'), with notes about those whom they owe more.
 */
export async function readBetweenUs({
  tx,
  deps: { pool },
  home,
  user: { userId },
  now,
}: Reading): Promise<BetweenUs[]> {
  const values = [home.id, userId];
  const { rows } = await pool.query<Row>({ name: 'between-us', text: BETWEEN_US, values });
  const rowsOnDays = rows.map((row) => {
    const lines = row.lines.map(({ remindedAt, ...share }) => ({
      ...share,
      remindedOn: remindedAt === null ? null : dayOf(new Date(remindedAt), home.time_zone),
    }));
    return Object.assign(row, { lines });
  });
  const people = inOrder(userId, rowsOnDays);
  const isPayee = ({ lines }: Person) => differenceOf(sumsOf(userId, lines)) > 0;
  const payees = people.filter(isPayee).map((person) => person.userId);
  const notesOf = await readPayeeNotes(tx, userId, payees, now);
  return people.map((person) => {
    const payee = { userId: person.userId, name: person.displayName };
    return Object.assign(person, { notes: isPayee(person) ? notesOf(home.id, payee) : [] });
  });
}

/** Reads what two people owe each other, and settles it at once (docs/product/settling-up.md 'Settling'). */
export const settlingUpHandlers: Handlers<typeof settlingUp> = {
  async getBetweenUs(call) {
    return { people: await readBetweenUs(call) };
  },

  async settleUp(call) {
    const { tx, home, user, input, now } = call;
    const me = user.userId;
    const other = input.userId;
    const known = await tx
      .selectFrom('settlements')
      .select(['payer_id', 'payee_id'])
      .where(rowOf(home.id, input.id))
      .executeTakeFirst();
    if (known) {
      if (known.payer_id !== me || known.payee_id !== other) throw refusal('ID_TAKEN');
      return {};
    }
    const free = await readFreeBetween(tx, { homeId: home.id, me, other });
    if (!areTheSame(input.lines, free)) throw refusal('SETTLING_CHANGED');
    if (!maySettleUp(me, free)) throw refusal('FORBIDDEN');
    const amount = differenceOf(sumsOf(me, free));
    const settlement = { homeId: home.id, id: input.id, payerId: me, payeeId: other, amount, lines: free };
    await insertSettlement(tx, settlement, now);
    await settleTogether(call, settlement, 'marked');
    await announce(call, { type: 'payment_settling_up', settlement, what: 'marked' });
    return {};
  },

  remindOfAll,

  async letGoAll(call) {
    const { tx, home, user, input } = call;
    const other = input.userId;
    const lines: OwnShare[] = [];
    for (const { paymentId } of input.lines)
      lines.push(await findOwnShare({ ...call, input: { homeId: home.id, paymentId, userId: other } }));
    // The answer to the same call was lost.
    if (lines.every(({ share }) => share.letGoAt !== null)) return {};
    await refuseChanged(tx, { homeId: home.id, payerId: user.userId, payeeId: other, lines: input.lines });
    const [first, ...others] = lines;
    if (first) await letGoOf({ ...call, input: first.key }, first, others);
    return {};
  },
};
