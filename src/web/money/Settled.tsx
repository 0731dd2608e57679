import { CircleCheck, Feather } from 'lucide-react';
import { dayOf } from '#domain/days.ts';
import { paymentLine as words } from '#words/payments.ts';
import type { LineProps } from '#web/money/line.ts';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { knownZone } from '#web/ui/hooks/known-zone.ts';

const BY = 'text-xs text-ink2 sm:text-right';

type SettledProps = Pick<LineProps, 'payment' | 'debtor' | 'me'>;

/** Paid or let go: by whom or what, and when. */
export function Settled({ payment: { requester, timeZone }, debtor, me }: SettledProps) {
  const { paidBy, paidAt, letGoAt } = debtor;
  const zone = knownZone(timeZone);
  const named = ({ userId, displayName }: { userId: string; displayName: string }) =>
    userId === me ? undefined : displayName;
  if (letGoAt)
    return (
      <span className="flex min-w-0 flex-col sm:items-end">
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-ink2">
          <Feather size={16} aria-hidden />
          <span>{words.letGo}</span>
        </span>
        <FactsLine of={[words.letGoBy(named(requester), dayOf(letGoAt, zone))]} className={BY} />
      </span>
    );
  return (
    <span className="flex min-w-0 flex-col sm:items-end">
      <span className="inline-flex items-center gap-1 text-sm font-semibold text-link">
        <CircleCheck size={16} aria-hidden />
        <span>{words.paid}</span>
      </span>
      {paidBy && paidAt && (
        <FactsLine
          of={[
            words.how(paidBy, dayOf(paidAt, zone), { debtor: named(debtor), requester: named(requester) }),
          ]}
          className={BY}
        />
      )}
    </span>
  );
}
