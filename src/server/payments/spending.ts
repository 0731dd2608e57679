import type { spending } from '#contract/spending.ts';
import { startsOf, type Day } from '#domain/days.ts';
import { firstOfMonth, spendingMonths, spendingOf, type SpendingSum } from '#domain/spending.ts';
import type { Handlers } from '#server/calls/calls.ts';
import { periodOf } from '#server/db/periods.ts';

const monthOf = (instant: string) => periodOf(instant, '$3::text[]', '$4::timestamptz[]');
const FIRST_MONTH_START = '($4::timestamptz[])[1]';

/**
 * Sums what the list of a home ($1) holds of a person ($2), by category and by months ($3), which start at $4: what others were asked for,
 * also in homes that the person has left, and what the person paid (docs/product/spending.md 'What counts').
 */
export const SPENDING = `
  select 'asked' as side, ${monthOf('request.created_at')} as month,
         coalesce(request.category, 'other') as category, sum(line.amount)::bigint as amount
    from memberships as own
    join payment_requests as request on request.home_id = own.home_id and request.requester_id = own.user_id
    join payment_debtors as line on line.home_id = request.home_id and line.payment_id = request.id
   where own.user_id = $2 and (own.home_id = $1 or own.left_at is not null)
     and not request.deleted and line.paid_by is distinct from 'let_go'
     and request.created_at >= ${FIRST_MONTH_START}
   group by 2, 3
  union all
  select 'paid', ${monthOf('line.paid_at')},
         coalesce(request.category, 'other'), sum(line.amount)::bigint
    from payment_debtors as line
    join payment_requests as request on request.home_id = line.home_id and request.id = line.payment_id
   where line.user_id = $2 and line.home_id = $1 and line.paid_by <> 'let_go' and not request.deleted
     and line.paid_at >= ${FIRST_MONTH_START}
   group by 2, 3`;

type Reader = { homeId: string; userId: string; timeZone: string; today: Day };

/** What SPENDING is asked with. */
export function spendingValues({ homeId, userId, timeZone, today }: Reader) {
  const months = spendingMonths(today).toReversed();
  return [homeId, userId, months, startsOf(months.map(firstOfMonth), timeZone)];
}

export const spendingHandlers: Handlers<typeof spending> = {
  async getSpending({ home, user, today, deps }) {
    const values = spendingValues({ homeId: home.id, userId: user.userId, timeZone: home.time_zone, today });
    const { rows } = await deps.pool.query<SpendingSum>({ name: 'spending', text: SPENDING, values });
    return { months: spendingOf(today, rows) };
  },
};
