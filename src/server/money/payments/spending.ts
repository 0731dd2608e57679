import type { spending } from '#contract/spending.ts';
import { startsOf, type Day } from '#domain/days.ts';
import { firstOfMonth, spendingMonths, spendingOf, type SpendingSum } from '#domain/spending.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { periodOf } from '#server/platform/db/periods.ts';

const monthOf = (instant: string) => periodOf(instant, '$3::text[]', '$4::timestamptz[]');
const FIRST_MONTH_START = '($4::timestamptz[])[1]';

/**
 * Sums by category and by months ($3, starting at $4) what a person ($2) asked others for, also in homes that they
 * have left, and what they paid in the home $1 (docs/product/spending.md 'What counts').
 */
export const SPENDING = `
  select 'asked' as side, ${monthOf('request.created_at')} as month,
         coalesce(request.category, 'other') as category, sum(share.amount)::bigint as amount
    from memberships as own
    join payment_requests as request on request.home_id = own.home_id and request.requester_id = own.user_id
    join payment_debtors as share on share.home_id = request.home_id and share.payment_id = request.id
   where own.user_id = $2 and (own.home_id = $1 or own.left_at is not null)
     and not request.deleted and share.paid_by is distinct from 'let_go'
     and request.created_at >= ${FIRST_MONTH_START}
   group by 2, 3
  union all
  select 'paid', ${monthOf('share.paid_at')},
         coalesce(request.category, 'other'), sum(share.amount)::bigint
    from payment_debtors as share
    join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
   where share.user_id = $2 and share.home_id = $1 and share.paid_by <> 'let_go' and not request.deleted
     and share.paid_at >= ${FIRST_MONTH_START}
   group by 2, 3`;

type Reader = { homeId: string; userId: string; timeZone: string; today: Day };

/** Returns the parameters of SPENDING. */
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
