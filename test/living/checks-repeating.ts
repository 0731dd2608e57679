import { sql } from 'kysely';
import { addDays } from '#domain/days.ts';
import { nextDay, type Repeats } from '#domain/repeating.ts';
import { complain, today, type World } from '#test/living/world.ts';

type Row = {
  title: string;
  every: Repeats;
  firstOn: string;
  nextOn: string;
  paused: boolean;
  total: number;
  split: string;
  own: number | null;
  sum: number;
  debtors: number;
  strangers: number;
  days: string[];
};

/** Due requests exist, on days of their recurrence; debtors live in the home, and their shares add up to the total. */
export async function checkRepeating(world: World): Promise<void> {
  const { rows } = await sql<Row>`
    select series.title, series.every, series.first_on as "firstOn", series.next_on as "nextOn", series.paused,
           series.total_amount as total, series.split, series.own_share as own, asked.*,
           array(select made.day::text from payment_series_days as made
                  where made.home_id = series.home_id and made.series_id = series.id) as days
      from payment_series as series
     cross join lateral (
           select sum(share.amount)::integer as sum, count(*)::integer as debtors,
                  count(*) filter (where living.left_at is not null)::integer as strangers
             from payment_series_debtors as share
             join memberships as living on living.home_id = share.home_id and living.user_id = share.user_id
            where share.home_id = series.home_id and share.series_id = series.id) as asked`.execute(
    world.app.db,
  );
  for (const row of rows) {
    const what = `the repeating request ${row.title} since ${row.firstOn}`;
    if (!row.paused && row.nextOn <= today(world)) complain(world, `${what}, was due on ${row.nextOn}`);
    if (row.debtors === 0 || row.strangers > 0)
      complain(world, `${what}, asks ${row.strangers} of ${row.debtors} who do not live there`);
    for (const day of [...row.days, row.nextOn])
      if (nextDay(row, addDays(day, -1)) !== day) complain(world, `${what}, falls on ${day}`);
    const off = row.total - row.sum - (row.own ?? 0);
    // With an equal split, the requester gains or bears up to half a sen per debtor.
    const mayBeOff = row.split === 'equally' && row.own === null ? row.debtors / 2 : 0;
    if (Math.abs(off) > mayBeOff) complain(world, `${what}, is ${off} sen off its total`);
  }
}
