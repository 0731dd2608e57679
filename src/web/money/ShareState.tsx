import { Link } from '@tanstack/react-router';
import { RotateCcw, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOf } from '#domain/days.ts';
import { isOwed, mayMarkPaid, mayReopen, maySendProof } from '#domain/payments.ts';
import { ownRequest, paymentShare as words } from '#words/money.ts';
import { RequestProof } from '#web/money/RequestProof.tsx';
import type { ShareProps } from '#web/money/share-props.ts';
import { useMarking } from '#web/money/use-acts.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';

const ReopenQuestion = lazyWindow(() => import('#web/money/RequestQuestions.tsx'), 'ReopenQuestion');

/** Whether a share is paid or let go, by whom or what, and when. */
export function ShareState({ payment, debtor, me }: Pick<ShareProps, 'payment' | 'debtor' | 'me'>) {
  const { requester, timeZone } = payment;
  const { paidBy, paidAt, letGoAt } = debtor;
  const zone = supportedZone(timeZone);
  const named = ({ userId, displayName }: { userId: string; displayName: string }) =>
    userId === me ? undefined : displayName;
  // The buttons below the reader's own share say that it is open.
  if (mayMarkPaid(me, debtor)) return null;
  if (isOwed(debtor)) return <State of={[<b key="state">{words.pending}</b>]} />;
  if (letGoAt)
    return (
      <State of={[<b key="state">{words.letGo}</b>, words.letGoBy(named(requester), dayOf(letGoAt, zone))]} />
    );
  return (
    <State
      of={[
        <b key="state" className="text-link">
          {words.paid}
        </b>,
        paidBy &&
          paidAt &&
          words.how(paidBy, dayOf(paidAt, zone), { debtor: named(debtor), requester: named(requester) }),
      ]}
    />
  );
}

const State = ({ of }: { of: readonly ReactNode[] }) => (
  <FactsLine of={of} className="text-13 leading-snug text-ink2 [&_b]:font-semibold" />
);

/** On a settled share: the receipt that paid it, and for its requester the way back. */
export function SettledButtons({ nameId, ...share }: ShareProps & { nameId: string }) {
  const { payment, debtor, me, title } = share;
  const reopen = useOpening();
  const reopens = mayReopen(me, payment.requester.userId, debtor);
  const seen = debtor.ownProof ?? (reopens ? debtor.proof?.picture : null);
  return (
    <>
      {!isOwed(debtor) && (reopens || seen) && (
        <span className="flex flex-wrap items-center max-sm:order-last max-sm:w-full max-sm:pl-7">
          {seen && <RequestProof debtor={debtor} nameId={nameId} />}
          {reopens && (
            <Button
              size="small"
              variant="ghost"
              icon={<RotateCcw size={14} aria-hidden />}
              className="min-h-8 gap-1.5! px-2.5! font-medium"
              aria-describedby={nameId}
              {...ReopenQuestion.preloadProps}
              onClick={() => reopen.open()}
            >
              {ownRequest.reopen}
            </Button>
          )}
        </span>
      )}
      <ReopenQuestion opening={reopen.opening} onClose={reopen.close} {...{ payment, debtor, title }} />
    </>
  );
}

/** The two ways to pay one's own share. */
export function OwnShareButtons({ payment, debtor, titleId, title }: ShareProps) {
  const marking = useMarking();
  const canSend = maySendProof(debtor, payment.requesterGone);
  return (
    // The button that shows the payment is emphasised, and comes first on phones.
    <span className="flex flex-wrap items-center justify-end gap-2 max-sm:order-last max-sm:w-full max-sm:flex-row-reverse max-sm:flex-wrap-reverse max-sm:pb-1.5 max-sm:*:flex-auto">
      <Button
        size="small"
        variant={canSend ? 'ghost' : 'soft'}
        className="px-3!"
        sends
        aria-describedby={titleId}
        onClick={() => {
          // The button is removed at once.
          title()?.focus();
          marking.mutate(payment);
        }}
      >
        {words.markAsPaid}
      </Button>
      {canSend && (
        <Link
          to="/payment-success"
          search={{ paymentId: payment.id, userId: debtor.userId }}
          aria-describedby={titleId}
          className={buttonLook({
            size: 'small',
            className: 'whitespace-nowrap max-sm:grow-[2]! max-[22rem]:px-2!',
          })}
        >
          <Upload size={16} aria-hidden />
          {words.upload}
        </Link>
      )}
    </span>
  );
}
