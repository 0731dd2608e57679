import type { spending } from '#contract/spending.ts';
import type { Day } from '#domain/days.ts';
import { spendingFrom, spendingOf, type SpendingSum } from '#domain/spending.ts';
import type { Handlers } from '#server/calls/calls.ts';

/**
 * Of a person ($2) what the list of a home ($1) holds, by month in the home's zone ($3) from a day on ($4) and by category: what others were
 * asked for, also in homes that the person has left, and what the person paid (docs/product/spending.md 'What counts').
 */
export const SPENDING = `
  select 'asked' as side, to_char(request.created_at at time zone $3::text, 'YYYY-MM') as month,
         coalesce(request.category, 'other') as category, sum(line.amount)::bigint as amount
    from memberships as own
    join payment_requests as request on request.home_id = own.home_id and request.requester_id = own.user_id
    join payment_debtors as line on line.home_id = request.home_id and line.payment_id = request.id
   where own.user_id = $2 and (own.home_id = $1 or own.left_at is not null)
     and not request.deleted and line.paid_by is distinct from 'let_go'
     and request.created_at >= $4::timestamp at time zone $3::text
   group by 2, 3
  union all
  select 'paid', to_char(line.paid_at at time zone $3::text, 'YYYY-MM'),
         coalesce(request.category, 'other'), sum(line.amount)::bigint
    from payment_debtors as line
    join payment_requests as request on request.home_id = line.home_id and request.id = line.payment_id
   where line.user_id = $2 and line.home_id = $1 and line.paid_by <> 'let_go' and not request.deleted
     and line.paid_at >= $4::timestamp at time zone $3::text
   group by 2, 3`;

type Reader = { homeId: string; userId: string; timeZone: string; today: Day };

/** What SPENDING is asked with. */
export const spendingValues = ({ homeId, userId, timeZone, today }: Reader): string[] => [
  homeId,
  userId,
  timeZone,
  spendingFrom(today),
];

export const spendingHandlers: Handlers<typeof spending> = {
  async getSpending({ home, user, today, deps }) {
    const values = spendingValues({ homeId: home.id, userId: user.userId, timeZone: home.time_zone, today });
    const { rows } = await deps.pool.query<SpendingSum>({ name: 'spending', text: SPENDING, values });
    return { months: spendingOf(today, rows) };
  },
};
