import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { dayOf } from '#domain/days.ts';
import { formatAmount } from '#domain/money.ts';
import { categoryIcon, isOwed, mayMarkPaid, paymentStatus } from '#domain/payments.ts';
import { plainDate } from '#words/days.ts';
import { paymentList, paymentShare as words, statusWords } from '#words/money.ts';
import { repeats as repeatsWords } from '#words/repeating.ts';
import { Status } from '#web/ui/controls/status.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

const BADGES = { unpaid: 'unpaid', partly: 'partial', completed: 'completed' } as const;

type RequestHeadProps = {
  payment: PaymentRequest;
  me: string;
  isOpen: boolean;
  titleId: string;
  /** The button, which gets the focus when a pressed one is removed. */
  titleRef: Ref<HTMLButtonElement>;
  controls: string;
  onToggle: () => void;
};

/** Title and state of a request in two lines. All of it opens and folds the request. */
export function RequestHead({
  payment,
  me,
  isOpen,
  titleId,
  titleRef,
  controls,
  onToggle,
}: RequestHeadProps) {
  const { title, category, requester, totalAmount, debtors } = payment;
  const own = debtors.find((debtor) => mayMarkPaid(me, debtor));
  const open = debtors.filter(isOwed);
  const isFolded = requester.userId === me && !isOpen && open.length > 0;
  const status = paymentStatus(debtors);
  const paid = debtors.filter((debtor) => debtor.paid).length;
  return (
    <div className="relative flex items-start gap-[11px] px-3.5 py-[11px] rounded-[inherit] hover:bg-sunken">
      <span className="@max-[15rem]:hidden">
        <Tile icon={categoryIcon(category)} size={40} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-end gap-x-2">
          <h3 className="min-w-0 flex-[1_1_min-content] leading-tight font-[650] text-pretty">
            <button
              ref={titleRef}
              type="button"
              aria-expanded={isOpen}
              aria-controls={controls}
              onClick={onToggle}
              className="w-full text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              <span id={titleId}>{title}</span>
            </button>
          </h3>
          <b className={clsx('leading-tight font-[650] whitespace-nowrap', own && 'text-danger')}>
            {formatAmount(own ? own.amount : totalAmount)}
          </b>
        </div>
        <div className="mt-0.5 flex min-h-6 flex-wrap items-center justify-end gap-x-2 gap-y-0.5 text-13 text-ink2">
          <div className="min-w-0 flex-[999_1_min(7rem,100%)]">
            {isFolded ? <Faces debtors={debtors} open={open} /> : <Facts payment={payment} me={me} />}
          </div>
          {own && <span className="whitespace-nowrap">{words.ofTotal(totalAmount)}</span>}
          {(!own || isOpen) && (
            <Status state={BADGES[status]}>{statusWords(status, paid, debtors.length)}</Status>
          )}
        </div>
      </div>
    </div>
  );
}

function Facts({ payment, me }: { payment: PaymentRequest; me: string }) {
  const { requester, createdAt, timeZone, repeats, left, homeName } = payment;
  return (
    <FactsLine
      of={[
        requester.userId === me ? words.you : requester.displayName,
        <time key="day" dateTime={createdAt.toISOString()}>
          {plainDate(dayOf(createdAt, supportedZone(timeZone)))}
        </time>,
        repeats && repeatsWords[repeats],
        left && homeName,
      ]}
    />
  );
}

/** More would not fit beside the sum on a phone. */
const FACES_MAX = 5;

const stateOf = (debtor: Debtor): string => {
  if (isOwed(debtor)) return words.pending;
  return debtor.letGoAt ? words.letGo : words.paid;
};

/** Who is asked and who has paid, with the sum that is open. */
function Faces({ debtors, open }: { debtors: readonly Debtor[]; open: readonly Debtor[] }) {
  const shown = debtors.length > FACES_MAX ? debtors.slice(0, FACES_MAX - 1) : debtors;
  const others = debtors.slice(shown.length);
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      <span className="flex items-center @max-[15rem]:sr-only">
        {shown.map((debtor) => (
          <span
            key={debtor.userId}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its picture may be letters
            role="img"
            aria-label={words.face(debtor.displayName, debtor.amount, stateOf(debtor))}
            className="relative -ml-[3px] rounded-full [box-shadow:0_0_0_2px_var(--surface)] first:ml-0"
          >
            <Avatar name={debtor.displayName} tone={debtor.tone} photo={debtor.photoURL} size={22} />
            {!isOwed(debtor) && (
              <span className="absolute -right-1 -bottom-1 z-1 grid size-[13px] place-items-center rounded-full bg-primary text-on-primary [box-shadow:0_0_0_1.5px_var(--surface)]">
                <Check size={9} strokeWidth={4} aria-hidden />
              </span>
            )}
          </span>
        ))}
        {others.length > 0 && (
          <span
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a number
            role="img"
            aria-label={paymentList.others(others.length, others.filter(({ paid }) => paid).length)}
            className="ml-1 font-semibold"
          >
            +{others.length}
          </span>
        )}
      </span>
      <span className="whitespace-nowrap">
        {words.open(open.reduce((sum, { amount }) => sum + amount, 0))}
      </span>
    </span>
  );
}
