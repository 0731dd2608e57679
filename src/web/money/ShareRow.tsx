import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { formatAmount } from '#domain/money.ts';
import { isOwed, mayLetGo, mayMarkPaid } from '#domain/payments.ts';
import { sharePlace } from '#domain/places.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { paymentShare as words, proofCheck } from '#words/money.ts';
import { OwnReview } from '#web/money/RequestProof.tsx';
import type { ShareProps } from '#web/money/share-props.ts';
import { OwnShareButtons, SettledButtons, ShareState } from '#web/money/ShareState.tsx';
import { PayeeDetailsLine } from '#web/payment-details/PayeeDetails.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Gap, NoteLine } from '#web/ui/layout/facts-line.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { settling } from '#words/settling-up.ts';

const ShareMenu = lazyPart(() => import('#web/money/RequestDetails.tsx'), 'ShareMenu');
const ShareReview = lazyPart(() => import('#web/money/ShareReview.tsx'), 'ShareReview');

type ShareRowProps = ShareProps & {
  /** Of a folded request only what the reader has to do is shown. */
  isOpen: boolean;
};

/** One share of a request: for the requester with a receipt to check, for the reader with what they can do, else its state. */
export function ShareRow({ isOpen, ...share }: ShareRowProps) {
  const { payment, debtor, me } = share;
  const nameId = useId();
  const isMine = debtor.userId === me;
  const isOwn = mayMarkPaid(me, debtor);
  const isChecked = debtor.inReview && debtor.proof !== null;
  const row = { ...share, nameId };
  return (
    <li
      id={sharePlace(payment.id, debtor.userId)}
      tabIndex={-1}
      className={clsx('-outline-offset-2', !isOpen && '*:pt-0')}
    >
      {isChecked ? (
        <ToCheck {...row} isOpen={isOpen} />
      ) : (
        <div className="grid grid-cols-1 gap-1.5 px-3.5 py-1.5 empty:hidden">
          {isOpen || !isOwn ? (
            <Line {...row}>{isOwn && <OwnShareButtons {...share} />}</Line>
          ) : (
            <OwnShareButtons {...share} />
          )}
          {isMine && (
            <NoteLine
              notes={payment.notes.map((note) =>
                payeeNote(note, { name: payment.requester.displayName, home: payment.homeName }),
              )}
            />
          )}
          {isOwn && isOpen && payment.hasPaymentDetails && (
            <PayeeDetailsLine payment={payment} amount={debtor.amount} />
          )}
          {isMine && debtor.inReview && (
            <div className="flex min-h-9 flex-wrap items-center gap-x-3 pl-[38px] @max-[15rem]:pl-0">
              <p className="text-sm text-pretty text-ink2">{words.checking(payment.requester.displayName)}</p>
              <OwnReview {...row} />
            </div>
          )}
          {isOwed(debtor) && debtor.settlingBy && !debtor.inReview && <SettlingNote {...share} />}
        </div>
      )}
    </li>
  );
}

type RowProps = ShareProps & { nameId: string };

/** Who owes how much, whether it is paid, and ⋯ with what its requester can do. */
function Line({ children, ...row }: RowProps & { children: ReactNode }) {
  const { payment, debtor, me, nameId } = row;
  const name = debtor.userId === me ? words.you : debtor.displayName;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-2.5">
      <span className="flex min-w-0 flex-[1_1_min-content] items-center gap-2.5">
        <span className="@max-[15rem]:hidden">
          <Avatar name={debtor.displayName} tone={debtor.tone} photo={debtor.photoURL} size={28} />
        </span>
        <span className="min-w-0">
          <span id={nameId} className="block text-15 leading-tight">
            {name}
          </span>
          <ShareState payment={payment} debtor={debtor} me={me} />
        </span>
      </span>
      {children}
      <SettledButtons {...row} />
      <span
        className={clsx(
          'text-right text-15 font-semibold whitespace-nowrap',
          !isOwed(debtor) && 'text-ink2',
          debtor.letGoAt && 'line-through',
          mayMarkPaid(me, debtor) && 'text-danger',
        )}
      >
        {formatAmount(debtor.amount)}
      </span>
      <Acts {...row} />
    </div>
  );
}

/** ⋯ on a share of the reader's own request. */
function Acts(share: ShareProps) {
  const { payment, debtor, me } = share;
  const requesterId = payment.requester.userId;
  if (me !== requesterId) return null;
  return (
    <Suspense
      fallback={mayLetGo(me, requesterId, debtor) && <span className="size-9 pointer-coarse:size-11" />}
    >
      <ShareMenu {...share} />
    </Suspense>
  );
}

/** A receipt that waits for the requester's answer, which opens below. */
function ToCheck({ isOpen, ...row }: RowProps & { isOpen: boolean }) {
  const { payment, debtor, title, nameId } = row;
  const checkId = useId();
  // Another proof may wait by now, so the open one is stored by its id.
  const [checked, setChecked] = useState<string>();
  const proof = debtor.proof?.id === checked ? debtor.proof : null;
  return (
    <div className="px-3.5 pt-1.5 pb-2">
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-2 rounded-md bg-warn-bg pl-3 text-warn">
        <span className="@max-[15rem]:hidden">
          <Avatar name={debtor.displayName} tone={debtor.tone} photo={debtor.photoURL} size={24} />
        </span>
        <span className="min-w-0 flex-[1_1_min-content] py-1.5 text-13 leading-snug">
          <b id={nameId} className="font-semibold">
            {debtor.displayName}
          </b>
          <Gap />
          {words.sentReceipt}
        </span>
        {isOpen && (
          <span className="text-15 font-semibold whitespace-nowrap">{formatAmount(debtor.amount)}</span>
        )}
        <Button
          size="small"
          variant="warn"
          className="gap-1.5! px-3! whitespace-nowrap"
          data-check={payment.id}
          aria-expanded={proof !== null}
          aria-controls={proof ? checkId : undefined}
          aria-describedby={nameId}
          onPointerEnter={ShareReview.preload}
          onFocus={ShareReview.preload}
          onClick={() => setChecked(proof ? undefined : debtor.proof?.id)}
        >
          {proofCheck.check}
          <ChevronDown
            size={15}
            aria-hidden
            className={clsx('transition-transform', proof && 'rotate-180')}
          />
        </Button>
        {isOpen && <Acts {...row} />}
      </div>
      {proof && (
        <div id={checkId} className="pt-2">
          <Suspense fallback={<Skeleton className="h-[31rem] sm:h-96" />}>
            <ShareReview payment={payment} debtor={debtor} proof={proof} title={title} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** On a share that a receipt of settling up would pay: who checks it, and at which share. */
function SettlingNote({ payment: { requester }, debtor, me }: ShareProps) {
  const [sender, other] = debtor.settlingBy === requester.userId ? [requester, debtor] : [debtor, requester];
  return (
    <p className="pl-[38px] text-sm text-pretty text-ink2 @max-[15rem]:pl-0">
      {sender.userId === me ? settling.ownProof(other.displayName) : settling.theirProof(sender.displayName)}
    </p>
  );
}
