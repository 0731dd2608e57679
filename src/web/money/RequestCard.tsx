import { useEffectEvent, useId, useLayoutEffect, useRef, type Ref, useState, type ReactNode } from 'react';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { dayOf } from '#domain/days.ts';
import { formatAmount } from '#domain/money.ts';
import { categoryIcon, paymentStatus } from '#domain/payments.ts';
import { paymentPlace } from '#domain/places.ts';
import { plainDate } from '#words/days.ts';
import { moreOptions, paymentShare as words, paymentList, statusWords } from '#words/money.ts';
import { repeats as repeatsWords } from '#words/repeating.ts';
import { Bill } from '#web/money/Bill.tsx';
import { ShareRow } from '#web/money/ShareRow.tsx';
import { RequestFoot } from '#web/money/RequestFoot.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';

const BADGES = { unpaid: 'unpaid', partly: 'partial', completed: 'completed' } as const;

/** At this width one share is as high as two. */
const NARROW = '(width < 40rem)';

type RequestCardProps = {
  payment: PaymentRequest;
  me: string;
  /** The heading of the list, which gets the focus if an act removes the card. */
  heading: () => HTMLElement | null;
  /** Opens the question about deleting. */
  onDelete: () => void;
  /** Opens the form to change it. */
  onChange: () => void;
};

/** A request as a ledger: all sums of the card, from the total to what is still open, align at one edge. */
export function RequestCard({ payment, me, heading, onDelete, onChange }: RequestCardProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isRequester = payment.requester.userId === me;
  const own = payment.debtors.filter(({ userId }) => userId === me);
  const others = payment.debtors.filter(({ userId }) => userId !== me);
  const isNarrow = useMedia(NARROW);
  const folds = isNarrow && !isRequester && others.length > 1;
  const share = (debtor: Debtor) => (
    <ShareRow
      key={debtor.userId}
      payment={payment}
      debtor={debtor}
      me={me}
      titleId={titleId}
      title={() => title.current}
    />
  );
  const card = useRef<HTMLElement>(null);
  const goTo = useEffectEvent(() => heading()?.focus({ preventScroll: true }));
  useLayoutEffect(() => {
    const here = card.current;
    return () => {
      if (here?.contains(document.activeElement)) goTo();
    };
  }, []);
  return (
    <article
      ref={card}
      id={paymentPlace(payment.id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="card min-w-0 px-4 py-4 sm:px-[18px]"
    >
      <Head payment={payment} isRequester={isRequester} titleId={titleId} titleRef={title} />
      <ul aria-label={words.shares} className="mt-3.5 border-t border-line pt-1.5">
        {own.map(share)}
        {!folds && others.map(share)}
      </ul>
      {folds && <Others debtors={others}>{others.map(share)}</Others>}
      {isRequester && payment.ownShare !== null && (
        <p className="pt-1 pb-1.5 text-sm text-ink2">
          <Amounts>{moreOptions.ownShare(payment.ownShare)}</Amounts>
        </p>
      )}
      <Bill payment={payment} me={me} titleId={titleId} />
      {isRequester && <RequestFoot {...{ payment, me, onDelete, onChange }} />}
    </article>
  );
}

type HeadProps = {
  payment: PaymentRequest;
  isRequester: boolean;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
};

function Head({ payment, isRequester, titleId, titleRef }: HeadProps) {
  const { title, category, requester, createdAt, timeZone, totalAmount, debtors, repeats, left, homeName } =
    payment;
  const status = paymentStatus(debtors);
  const paid = debtors.filter((debtor) => debtor.paid).length;
  const toCheck = isRequester ? debtors.filter(({ inReview }) => inReview).length : 0;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:gap-x-4">
      <div className="flex min-w-0 flex-[999_1_11rem] items-start gap-3 sm:gap-4">
        <Tile icon={categoryIcon(category)} />
        <div className="min-w-0 flex-1">
          <h3
            ref={titleRef}
            id={titleId}
            tabIndex={-1}
            className="text-17 leading-snug font-bold text-pretty"
          >
            {title}
          </h3>
          <p className="mt-0.5 text-sm text-ink2">
            <FactsLine
              of={[
                isRequester ? words.you : requester.displayName,
                <time key="day" dateTime={createdAt.toISOString()}>
                  {plainDate(dayOf(createdAt, supportedZone(timeZone)))}
                </time>,
                repeats && repeatsWords[repeats],
                left && homeName,
              ]}
            />
          </p>
        </div>
      </div>
      <div className="ml-auto flex flex-col items-end gap-1.5">
        <b className="text-lg leading-tight tracking-[-.01em] whitespace-nowrap">
          {formatAmount(totalAmount)}
        </b>
        <span className="flex flex-col items-end gap-1.5 sm:flex-row">
          {toCheck > 0 && <Status state="pending">{words.toCheck(toCheck)}</Status>}
          <Status state={BADGES[status]}>{statusWords(status, paid, debtors.length)}</Status>
        </span>
      </div>
    </div>
  );
}

type OthersProps = { debtors: readonly Debtor[]; children: ReactNode };

/** The other debtors' shares, folded to one line that counts them. */
function Others({ debtors, children }: OthersProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-1.5 -mb-2 border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className="flex min-h-11 w-full items-center gap-2.5 text-left text-15 font-medium text-ink2 hover:text-ink"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown size={17} aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
        {paymentList.others(debtors.length, debtors.filter(({ paid }) => paid).length)}
      </button>
      {isOpen && (
        <ul id={listId} aria-label={paymentList.otherShares} className="pb-2">
          {children}
        </ul>
      )}
    </div>
  );
}
