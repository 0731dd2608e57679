import type pg from 'pg';
import { dayOf } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import type { PaymentCategory, SettledBy } from '#domain/payments.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/csv.ts';
import { byTime, pagesOf } from '#server/data-parts.ts';
import { OF_OWN_PAYMENTS } from '#server/my-data.ts';
import { howPaid, paymentColumns, paymentStates } from '#words/my-data.ts';
import { categories } from '#words/payments.ts';

/** A line of the table: what each debtor owes the person $1, and what they owe others. */
const LINES = `
  select ${byTime('request.created_at', 'request.id || line.user_id')}, request.created_at as "createdAt",
         homes.time_zone as "timeZone", homes.name as home, request.title, request.category,
         requester.display_name as requester, debtor.display_name as debtor, line.amount, request.total_amount as total,
         request.deleted, line.paid_at as "paidAt", line.paid_by as "paidBy"
    from payment_requests as request
    join payment_debtors as line on line.home_id = request.home_id and line.payment_id = request.id
    join homes on homes.id = request.home_id
    join users as requester on requester.id = request.requester_id
    join users as debtor on debtor.id = line.user_id
   where ${OF_OWN_PAYMENTS} and $1 in (request.requester_id, line.user_id)`;

type Line = {
  createdAt: Date;
  timeZone: string;
  home: string;
  title: string;
  category: PaymentCategory | null;
  requester: string;
  debtor: string;
  amount: Sen;
  total: Sen;
  deleted: boolean;
} & ({ paidAt: Date; paidBy: SettledBy } | { paidAt: null; paidBy: null });

/** '1234.50': for a spreadsheet, without groups or currency. */
const decimal = (sen: Sen) => (sen / 100).toFixed(2);

const stateOf = ({ deleted, paidBy }: Line) => {
  if (deleted) return paymentStates.deleted;
  if (paidBy === null) return paymentStates.pending;
  return paidBy === 'let_go' ? paymentStates.letGo : paymentStates.paid;
};

/** When and how it was paid; nothing of what was let go. */
const payingOf = (line: Line) =>
  line.paidBy === null || line.paidBy === 'let_go'
    ? ['', '']
    : [dayOf(line.paidAt, line.timeZone), howPaid[line.paidBy]];

const cellsOf = (line: Line): string[] => [
  dayOf(line.createdAt, line.timeZone),
  line.home,
  line.title,
  line.category === null ? '' : categories[line.category],
  line.requester,
  line.debtor,
  decimal(line.amount),
  decimal(line.total),
  stateOf(line),
  ...payingOf(line),
];

/** The payments of a person as a table (RFC 4180, UTF-8), oldest first, in pieces. */
export async function* myPayments(pool: pg.Pool, userId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(paymentColumns);
  for await (const lines of pagesOf<Line>(pool, LINES, [userId])) {
    yield lines.map((line) => csvLine(cellsOf(line))).join('');
  }
}
