import { Check, CircleHelp, Maximize2, X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { Debtor, PaymentRequest, ProofRead } from '#contract/payments.ts';
import { dayOf, timeOfDay } from '#domain/days.ts';
import { formatAmount } from '#domain/money.ts';
import { proofReview as words } from '#words/money.ts';
import { ProofPicture, ProofWindow } from '#web/proofs/ProofWindow.tsx';
import { NotReceivedQuestion } from '#web/money/RequestQuestions.tsx';
import { REVIEWING, useAct } from '#web/money/use-acts.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { sumsOf } from '#domain/settling-up.ts';
import { settling } from '#words/settling-up.ts';

type Proof = NonNullable<Debtor['proof']>;
type ShareReviewProps = {
  payment: PaymentRequest;
  debtor: Debtor;
  proof: Proof;
  /** Returns the element that gets the focus after the answer. */
  title: () => HTMLElement | null;
};

/** The review of an unsure proof by the requester: its picture, what was read, and two answers. Load it lazily. */
export function ShareReview({ payment, debtor, proof, title }: ShareReviewProps) {
  const part = useRef<HTMLFieldSetElement>(null);
  const reviewing = useAct({
    ...REVIEWING,
    before: () => {
      if (part.current?.contains(document.activeElement)) title()?.focus();
    },
  });
  const zone = supportedZone(payment.timeZone);
  const { displayName: name, amount } = debtor;
  const [isMyName, setIsMyName] = useState(proof.read?.recipient.fit !== 'contradicts');
  const isAll = reviewing.variables?.all === true;
  const [isAsking, setIsAsking] = useState(false);
  const confirm = (all: boolean) => {
    const learns = proof.alias !== null && isMyName;
    if (!reviewing.isPending) reviewing.mutate({ ...payment, debtor, approve: true, all, isMyName: learns });
  };
  const { alsoPays } = proof;
  const isSum = alsoPays.length > 0;
  const { settles } = proof;
  const arrived = settles?.amount ?? alsoPays.reduce((sum, share) => sum + share.amount, amount);
  const ownName = proof.alias === null ? undefined : { isMyName, onChange: setIsMyName };
  return (
    <fieldset
      ref={part}
      aria-label={words.from(name)}
      className="grid min-w-0 grid-cols-1 gap-x-3.5 gap-y-2 rounded-md bg-sunken p-3.5 @min-[15rem]:grid-cols-[88px_minmax(0,1fr)] sm:grid-cols-[156px_minmax(0,1fr)] sm:gap-x-5 sm:p-4"
    >
      <Picture name={name} picture={proof.picture} />
      <div className="min-w-0">
        {proof.reason && (
          <p className="text-15 leading-snug font-[650]">
            <Amounts>{proof.reason}</Amounts>
          </p>
        )}
        <p className="mt-0.5 text-sm text-ink2">
          {words.uploaded(dayOf(proof.uploadedAt, zone), timeOfDay(proof.uploadedAt, zone))}
        </p>
      </div>
      <div className="min-w-0 sm:col-start-2 max-sm:col-span-full">
        {proof.read && <Read read={proof.read} ownName={ownName} />}
        {settles && <SettledTogether settles={settles} me={payment.requester.userId} name={name} />}
        {isSum && (
          <Together shares={[{ paymentId: payment.id, title: payment.title, amount }, ...alsoPays]} />
        )}
        <p className="mt-3 text-sm text-ink2">
          {words.noBankAccount}
          <Gap />
          <Amounts>{words.arrived(arrived)}</Amounts>
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2.5 max-sm:flex-row-reverse max-sm:*:flex-[1_1_6rem]">
          {isSum && (
            <Button
              size="small"
              className="max-sm:basis-full!"
              busy={reviewing.isPending && isAll}
              onClick={() => confirm(true)}
            >
              {words.confirmAll}
            </Button>
          )}
          <Button
            size="small"
            variant={isSum ? 'soft' : 'filled'}
            busy={reviewing.isPending && !isAll}
            onClick={() => confirm(false)}
          >
            {isSum ? words.onlyThis : words.confirm}
          </Button>
          <Button
            size="small"
            variant="outline"
            sends
            onClick={() => !reviewing.isPending && setIsAsking(true)}
          >
            {words.notReceived}
          </Button>
        </div>
        <NotReceivedQuestion
          payment={payment}
          debtor={debtor}
          title={title}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      </div>
    </fieldset>
  );
}

function Picture({ name, picture }: { name: string; picture: string | null }) {
  const [isLarge, setIsLarge] = useState(false);
  if (picture === null) return <p className="text-sm text-ink2">{words.notKept}</p>;
  return (
    <>
      <button
        type="button"
        aria-label={words.enlarge(name)}
        onClick={() => setIsLarge(true)}
        className="relative h-28 overflow-hidden rounded-sm border border-line bg-surface sm:row-span-2 sm:h-full sm:max-h-[272px]"
      >
        <ProofPicture name={name} picture={picture} className="size-full object-cover object-top" />
        <span
          aria-hidden
          className="absolute right-1.5 bottom-1.5 grid size-7 place-items-center rounded-sm bg-surface text-ink2 shadow-2"
        >
          <Maximize2 size={15} />
        </span>
      </button>
      <ProofWindow open={isLarge} onClose={() => setIsLarge(false)} name={name} picture={picture} />
    </>
  );
}

type Fit = ProofRead['amount']['fit'];
type Line = { label: string; text: string | null; fit: Fit; note?: ReactNode };
/** Set if the recipient may be the requester under another name. */
type OwnName = { isMyName: boolean; onChange: (isMyName: boolean) => void } | undefined;

function linesOf({ amount, recipient, date, status, reference }: ProofRead, ownName: OwnName): Line[] {
  const time = date.minute === null ? undefined : clock(date.minute);
  const isThisYou = recipient.name !== null && recipient.fit === 'unsure' ? words.isThisYou : undefined;
  return [
    { label: words.amount, text: amount.sen === null ? null : formatAmount(amount.sen), fit: amount.fit },
    {
      label: words.recipient,
      text: recipient.name,
      fit: recipient.fit,
      note: ownName ? <OwnNameTick {...ownName} /> : isThisYou,
    },
    { label: words.date, text: date.day && words.moment(date.day, time), fit: date.fit },
    { label: words.status, text: status.word || null, fit: status.fit },
    { label: words.reference, text: reference.text, fit: reference.fit },
  ];
}

/** Formats minutes since midnight as '21:14'. */
const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

function OwnNameTick({ isMyName, onChange }: NonNullable<OwnName>) {
  const hint = useId();
  return (
    <>
      <Checkbox
        label={words.isMyName}
        checked={isMyName}
        onChange={onChange}
        aria-describedby={hint}
        className="mt-1"
      />
      <span id={hint}>{words.myNameFits}</span>
    </>
  );
}

const Together = ({ shares }: { shares: Proof['alsoPays'] }) => (
  <div className="mt-3 text-sm">
    <p className="text-ink2">{words.alsoPays}</p>
    <ul className="mt-1 grid gap-1">
      {shares.map(({ paymentId, title, amount }) => (
        <li key={paymentId} className="flex justify-between gap-3">
          <span className="min-w-0">{title}</span>
          <b className="font-semibold whitespace-nowrap">{formatAmount(amount)}</b>
        </li>
      ))}
    </ul>
  </div>
);

const Read = ({ read, ownName }: { read: ProofRead; ownName: OwnName }) => (
  <dl className="grid grid-cols-1 divide-y divide-line border-y border-line text-sm">
    {linesOf(read, ownName).map(({ label, text, fit, note }) => (
      <div key={label} className="flex flex-wrap items-baseline gap-x-2 py-1.5">
        <dt className="min-w-[76px] text-ink2">{label}</dt>
        <dd className="min-w-0 flex-[1_1_6rem]">
          <span className={text === null ? 'text-ink2' : 'font-semibold'}>{text ?? words.notFound}</span>
          {note && <span className="block text-ink2">{note}</span>}
        </dd>
        {/* Of what was read, not of the tick below it. */}
        <dd className="flex h-[1lh] items-center self-start">
          <Mark fit={fit} />
        </dd>
      </div>
    ))}
  </dl>
);

const MARKS = {
  fits: { Icon: Check, tone: 'text-link' },
  unsure: { Icon: CircleHelp, tone: 'text-warn' },
  contradicts: { Icon: X, tone: 'text-danger' },
};

function Mark({ fit }: { fit: Fit }) {
  const { Icon, tone } = MARKS[fit];
  return (
    <>
      <Icon size={17} strokeWidth={2.4} aria-hidden className={tone} />
      <span className="sr-only">{words.fits[fit]}</span>
    </>
  );
}

type Settles = NonNullable<NonNullable<Debtor['proof']>['settles']>;

/** Lists what a receipt of the difference settles: the shares of both ways. */
function SettledTogether({ settles, me, name }: { settles: Settles; me: string; name: string }) {
  const { owes, owed } = sumsOf(me, settles.lines);
  const own = settles.lines.filter(({ userId }) => userId === me);
  const theirs = settles.lines.filter(({ userId }) => userId !== me);
  return (
    <div className="mt-3 grid gap-2 text-sm">
      <p className="text-ink2">{settling.together}</p>
      <Side title={settling.ofTheirs(name)} sum={formatAmount(owed)} lines={theirs} />
      {own.length > 0 && <Side title={settling.ofYours} sum={settling.minus(owes)} lines={own} />}
    </div>
  );
}

const Side = ({ title, sum, lines }: { title: string; sum: string; lines: Settles['lines'] }) => (
  <div>
    <p className="flex justify-between gap-3 font-semibold">
      <span className="min-w-0">{title}</span>
      <span className="whitespace-nowrap">{sum}</span>
    </p>
    <ul className="mt-0.5 grid gap-0.5">
      {lines.map((share) => (
        <li key={`${share.paymentId} ${share.userId}`} className="flex justify-between gap-3 text-ink2">
          <span className="min-w-0">{share.title}</span>
          <span className="whitespace-nowrap">{formatAmount(share.amount)}</span>
        </li>
      ))}
    </ul>
  </div>
);
