import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { dayOf, type Day } from '#domain/days.ts';
import { mayRemind, REMINDERS_MAX } from '#domain/payments.ts';
import { ownRequest as words } from '#words/payment-requester.ts';
import { knownZone } from '#web/ui/use-today.ts';

type Reminded = { debtors: Pick<Debtor, 'paid' | 'inReview' | 'reminders'>[] } & Pick<
  PaymentRequest,
  'timeZone'
>;

const latest = (days: Day[]): Day | undefined => days.toSorted().at(-1);

/** When those who have not paid were last reminded, and when they are next, for the requester; empty where nobody is to be. */
export function reminderText({ debtors, timeZone }: Reminded): string {
  const reminders = debtors.filter(mayRemind).flatMap((debtor) => debtor.reminders ?? []);
  if (reminders.length === 0) return '';
  const zone = knownZone(timeZone);
  const last = latest(reminders.flatMap(({ lastAt }) => (lastAt === null ? [] : [dayOf(lastAt, zone)])));
  const next = reminders.flatMap(({ nextOn }) => nextOn ?? []).toSorted()[0];
  if (last === undefined) return next === undefined ? words.noReminder : words.firstReminder(next);
  if (next !== undefined) return words.nextReminder(last, next);
  const isOver = reminders.every(({ sent }) => sent >= REMINDERS_MAX);
  return isOver ? words.noMoreReminders(last) : words.lastReminder(last);
}
