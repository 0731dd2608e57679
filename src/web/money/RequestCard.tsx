import { clsx } from 'clsx';
import { Suspense, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { mayMarkPaid } from '#domain/payments.ts';
import { paymentPlace } from '#domain/places.ts';
import { paymentShare as words } from '#words/money.ts';
import { BillSending } from '#web/money/BillSending.tsx';
import { RequestHead } from '#web/money/RequestHead.tsx';
import { ShareRow } from '#web/money/ShareRow.tsx';
import { lazyPart, LoadingPart } from '#web/ui/windows/lazy-window.tsx';

export const RequestFoot = lazyPart(() => import('#web/money/RequestDetails.tsx'), 'RequestFoot');

/** Whether a card touches the one above or below it, as rows of one card. */
export type Joins = { above: boolean; below: boolean };

type RequestCardProps = {
  payment: PaymentRequest;
  me: string;
  /** It is open at first. */
  standsOpen: boolean;
  joins: Joins;
  /** The heading of the list, which gets the focus if an act removes the card. */
  heading: () => HTMLElement | null;
  /** Opens the question about deleting. */
  onDelete: () => void;
  /** Opens the form to change it. */
  onChange: () => void;
};

/** Whether the reader has to pay a share of the request now. */
export const isToPay = (me: string, { debtors }: PaymentRequest): boolean =>
  debtors.some((debtor) => mayMarkPaid(me, debtor));

/** A request. Folded, it shows only its head and what the reader has to do about it. */
export function RequestCard({ payment, me, standsOpen, joins, heading, ...acts }: RequestCardProps) {
  const titleId = useId();
  const bodyId = useId();
  const title = useRef<HTMLButtonElement>(null);
  // Its windows stay open when the screen is turned.
  const [isOpen, setIsOpen] = useState(standsOpen);
  const isRequester = payment.requester.userId === me;
  const toPay = isToPay(me, payment);
  const isUrgent = ({ userId, inReview, proof }: Debtor) =>
    userId === me || (isRequester && inReview && proof !== null);
  const urgent = payment.debtors.filter(isUrgent);
  const others = payment.debtors.filter((debtor) => !isUrgent(debtor));
  const shown = isOpen ? [...urgent, ...others] : urgent;
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
      className={clsx(
        'card @container min-w-0',
        toPay && 'ring-mine border-transparent!',
        joins.above ? 'rounded-t-none border-t-0' : 'not-first:mt-2.5',
        joins.below && 'rounded-b-none',
      )}
    >
      <RequestHead
        {...{ payment, me, isOpen, titleId }}
        titleRef={title}
        controls={bodyId}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <BillSending payment={payment} me={me} className="px-3.5 pb-3" />
      {shown.length > 0 && (
        <ul
          id={bodyId}
          aria-label={words.shares}
          className={clsx(isOpen && 'divide-y divide-line border-t border-line')}
        >
          {shown.map((debtor) => (
            <ShareRow
              key={debtor.userId}
              {...{ payment, debtor, me, titleId, isOpen }}
              title={() => title.current}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense
          fallback={
            <LoadingPart>{isRequester && <div className="h-[69px] border-t border-line" />}</LoadingPart>
          }
        >
          <RequestFoot {...{ payment, me, titleId }} {...acts} />
        </Suspense>
      )}
    </article>
  );
}
