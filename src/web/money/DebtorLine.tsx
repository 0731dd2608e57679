import { clsx } from 'clsx';
import { lazy, Suspense, useId, useState } from 'react';
import { formatAmount } from '#domain/money.ts';
import { isOwed, mayMarkPaid } from '#domain/payments.ts';
import { linePlace } from '#domain/places.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { paymentLine as words } from '#words/payments.ts';
import { LineState } from '#web/money/LineState.tsx';
import type { LineProps } from '#web/money/line.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';
import { Skeleton } from '#web/ui/drawings/skeleton.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadCheck = keepLoading(() => import('#web/money/card-parts.ts'));
const ProofCheck = lazy(() => loadCheck().then((file) => ({ default: file.ProofCheck })));
const QUESTIONS = {
  letGo: lazy(() => loadCheck().then((file) => ({ default: file.LetGoQuestion }))),
  reopen: lazy(() => loadCheck().then((file) => ({ default: file.ReopenQuestion }))),
};
const SettlingNote = lazy(() => loadCheck().then((file) => ({ default: file.SettlingNote })));
const OwnReview = lazy(() => loadCheck().then((file) => ({ default: file.OwnReview })));

/** Who owes what of a request, and how it stands; for its requester the proof opens below. */
export function DebtorLine(line: LineProps) {
  const { payment, debtor, me, title, HowToPay } = line;
  const nameId = useId();
  const checkId = useId();
  // Another proof may wait by now: it opens when it is asked for.
  const [checked, setChecked] = useState<string>();
  const [question, setQuestion] = useState<keyof typeof QUESTIONS>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = (what: keyof typeof QUESTIONS) => {
    setQuestion(what);
    setIsAsking(true);
  };
  const Question = question && QUESTIONS[question];
  const isMine = debtor.userId === me;
  const proof = debtor.inReview && debtor.proof?.id === checked ? debtor.proof : null;
  const isOpen = proof !== null;
  const isOwn = mayMarkPaid(me, debtor);
  const isChecked = debtor.inReview && debtor.proof !== null;
  return (
    <li id={linePlace(payment.id, debtor.userId)} tabIndex={-1} className={clsx(isOpen && 'pb-2')}>
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
            // One's own buttons take the whole row there; what a requester can do stands below the name.
            isOwn ? 'max-sm:pt-2' : 'max-sm:pl-[38px]',
            isChecked && 'max-sm:pt-2',
          )}
        >
          <LineState
            {...line}
            nameId={nameId}
            onReopen={() => ask('reopen')}
            onLetGo={() => ask('letGo')}
            checking={{
              isOpen,
              controls: checkId,
              onNear: () => void loadCheck().catch(() => {}),
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
      {isOwn && payment.saysHowToPay && <HowToPay payment={payment} amount={debtor.amount} />}
      {isMine && debtor.inReview && (
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 pb-1.5 pl-[38px]">
          <p className="text-sm text-pretty text-ink2">{words.checking(payment.requester.displayName)}</p>
          <Suspense>
            <OwnReview {...line} nameId={nameId} />
          </Suspense>
        </div>
      )}
      {isOwed(debtor) && debtor.settlingBy && !debtor.inReview && (
        <Suspense>
          <SettlingNote {...line} />
        </Suspense>
      )}
      {Question && (
        <Suspense>
          <Question {...line} open={isAsking} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
      {proof && (
        <div id={checkId}>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ProofCheck payment={payment} debtor={debtor} proof={proof} title={title} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
