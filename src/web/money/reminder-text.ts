import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { dayOf, type Day } from '#domain/days.ts';
import { isOwed, mayRemind, REMINDERS_MAX } from '#domain/payments.ts';
import { ownRequest as words } from '#words/money.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

type Reminded = {
  debtors: Pick<Debtor, 'displayName' | 'paid' | 'letGoAt' | 'inReview' | 'reminders'>[];
} & Pick<PaymentRequest, 'timeZone'>;

const latest = (days: Day[]): Day | undefined => days.toSorted().at(-1);

/** Says why no open debtor is reminded; empty if a receipt waits or no share is open. */
function unreachableText(debtors: Reminded['debtors']): string {
  const open = debtors.filter((debtor) => isOwed(debtor) && !debtor.inReview);
  const stopped = open.filter(({ reminders }) => reminders?.unreachable === 'stopped');
  if (stopped.length > 0) return words.stoppedBy(stopped.map(({ displayName }) => displayName));
  return open.length > 0 ? words.nobodyLeft : '';
}

/** Says when open debtors were last reminded and when the next reminder leaves, or why none does. */
export function reminderText({ debtors, timeZone }: Reminded): string {
  const reminders = debtors.filter(mayRemind).flatMap((debtor) => debtor.reminders ?? []);
  if (reminders.length === 0) return unreachableText(debtors);
  const zone = supportedZone(timeZone);
  const last = latest(reminders.flatMap(({ lastAt }) => (lastAt === null ? [] : [dayOf(lastAt, zone)])));
  const next = reminders.flatMap(({ nextOn }) => nextOn ?? []).toSorted()[0];
  if (last === undefined) return next === undefined ? words.noReminder : words.firstReminder(next);
  if (next !== undefined) return words.nextReminder(last, next);
  const isOver = reminders.every(({ sent }) => sent >= REMINDERS_MAX);
  return isOver ? words.noMoreReminders(last) : words.lastReminder(last);
}
