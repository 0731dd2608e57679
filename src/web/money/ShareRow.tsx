import { clsx } from 'clsx';
import { Suspense, useId, useState } from 'react';
import { formatAmount } from '#domain/money.ts';
import { isOwed, mayMarkPaid } from '#domain/payments.ts';
import { sharePlace } from '#domain/places.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { paymentShare as words } from '#words/money.ts';
import { OwnReview } from '#web/money/RequestProof.tsx';
import type { ShareProps } from '#web/money/share-props.ts';
import { ShareState } from '#web/money/ShareState.tsx';
import { PayeeDetailsLine } from '#web/payment-details/PayeeDetails.tsx';
import { lazyPart, lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { settling } from '#words/settling-up.ts';

const ShareReview = lazyPart(() => import('#web/money/ShareReview.tsx'), 'ShareReview');
const LetGoQuestion = lazyWindow(() => import('#web/money/RequestQuestions.tsx'), 'LetGoQuestion');
const ReopenQuestion = lazyWindow(() => import('#web/money/RequestQuestions.tsx'), 'ReopenQuestion');

/** One share of a request with its state. For the requester the proof opens below it. */
export function ShareRow(share: ShareProps) {
  const { payment, debtor, me, title } = share;
  const nameId = useId();
  const checkId = useId();
  // Another proof may wait by now, so the open one is stored by its id.
  const [checked, setChecked] = useState<string>();
  const letGo = useOpening();
  const reopen = useOpening();
  const isMine = debtor.userId === me;
  const proof = debtor.inReview && debtor.proof?.id === checked ? debtor.proof : null;
  const isOpen = proof !== null;
  const isOwn = mayMarkPaid(me, debtor);
  const isChecked = debtor.inReview && debtor.proof !== null;
  return (
    <li id={sharePlace(payment.id, debtor.userId)} tabIndex={-1} className={clsx(isOpen && 'pb-2')}>
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 py-1.5 sm:grid sm:grid-cols-[minmax(0,1fr)_auto_minmax(96px,auto)] sm:py-1">
        <span className="flex min-w-0 flex-[1_1_min-content] items-center gap-2.5">
          <Avatar name={debtor.displayName} tone={debtor.tone} photo={debtor.photoURL} size={28} />
          <span id={nameId} className="min-w-0 text-15 leading-tight font-medium">
            {isMine ? words.you : debtor.displayName}
          </span>
        </span>
        <span
          className={clsx(
            'flex min-w-0 flex-wrap items-center gap-x-3 max-sm:order-last max-sm:w-full sm:justify-end',
            // The reader's own buttons take the whole row; those of a requester are below the name.
            isOwn ? 'max-sm:pt-2' : 'max-sm:pl-[38px]',
            isChecked && 'max-sm:pt-2',
          )}
        >
          <ShareState
            {...share}
            nameId={nameId}
            reopening={{ ...ReopenQuestion.preloadProps, onClick: () => reopen.open() }}
            lettingGo={{ ...LetGoQuestion.preloadProps, onClick: () => letGo.open() }}
            checking={{
              isOpen,
              controls: checkId,
              onNear: ShareReview.preload,
              toggle: () => setChecked(isOpen ? undefined : debtor.proof?.id),
            }}
          />
        </span>
        <span
          className={clsx(
            'text-right text-15 font-semibold whitespace-nowrap',
            !isOwed(debtor) && 'text-ink2',
            debtor.letGoAt && 'line-through',
            isOwn && 'text-danger',
          )}
        >
          {formatAmount(debtor.amount)}
        </span>
      </div>
      {isMine && (
        <NoteLine
          notes={payment.notes.map((note) =>
            payeeNote(note, { name: payment.requester.displayName, home: payment.homeName }),
          )}
          className="pb-1.5"
        />
      )}
      {isOwn && payment.hasPaymentDetails && <PayeeDetailsLine payment={payment} amount={debtor.amount} />}
      {isMine && debtor.inReview && (
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 pb-1.5 pl-[38px]">
          <p className="text-sm text-pretty text-ink2">{words.checking(payment.requester.displayName)}</p>
          <OwnReview {...share} nameId={nameId} />
        </div>
      )}
      {isOwed(debtor) && debtor.settlingBy && !debtor.inReview && <SettlingNote {...share} />}
      <LetGoQuestion opening={letGo.opening} onClose={letGo.close} {...{ payment, debtor, title }} />
      <ReopenQuestion opening={reopen.opening} onClose={reopen.close} {...{ payment, debtor, title }} />
      {proof && (
        <div id={checkId}>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ShareReview payment={payment} debtor={debtor} proof={proof} title={title} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** On a share that a receipt of settling up would pay: who checks it, and at which share. */
function SettlingNote({ payment: { requester }, debtor, me }: ShareProps) {
  const [sender, other] = debtor.settlingBy === requester.userId ? [requester, debtor] : [debtor, requester];
  return (
    <p className="pb-1.5 pl-[38px] text-sm text-pretty text-ink2">
      {sender.userId === me ? settling.ownProof(other.displayName) : settling.theirProof(sender.displayName)}
    </p>
  );
}
