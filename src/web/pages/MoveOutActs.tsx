import { Link } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BetweenUs, LineBetweenUs } from '#contract/settling-up.ts';
import { linePlace } from '#domain/places.ts';
import { openMoney } from '#words/moving-out.ts';
import { ownRequest, proofCheck } from '#words/payment-requester.ts';
import { shareButton } from '#words/share-button.ts';
import { partElement } from '#web/move-out/Part.tsx';
import { useReminding } from '#web/payments/use-act.ts';
import { useMe } from '#web/session.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { warmUp } from '#web/ui/lazy-windows.tsx';
import { sharingBy } from '#web/ui/sharing.ts';

const LetGoQuestion = lazy(() =>
  import('#web/payments/LetGoQuestion.tsx').then((file) => ({ default: file.LetGoQuestion })),
);

const GONE = { sent: 0, lastAt: null, nextOn: null, unreachable: 'gone' } as const;

type ActsProps = { homeId: string; person: BetweenUs; line: LineBetweenUs; titleId: string };

/** What a requester does about a line that is open: with a receipt they look at it first (docs/product/moving-out.md 'Money'). */
export function MoveOutActs({ homeId, person, line, titleId }: ActsProps) {
  if (line.waits)
    return (
      <Link
        to="/pay-my-money-back"
        hash={linePlace(line.paymentId, line.userId)}
        aria-describedby={titleId}
        className={buttonLook({ variant: 'warn', size: 'small', className: 'max-sm:w-full' })}
      >
        {proofCheck.check}
      </Link>
    );
  return <OpenLine {...{ homeId, person, line, titleId }} />;
}

function OpenLine({ homeId, person, line, titleId }: ActsProps) {
  const me = useMe();
  const [asks, setAsks] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const reminding = useReminding();
  const { userId, displayName, isGone } = person;
  const payment = { id: line.paymentId, homeId };
  return (
    <span className="flex w-full gap-1.5 *:flex-auto sm:w-auto">
      <Button
        size="small"
        variant="outline"
        icon={<Share2 size={15} aria-hidden />}
        aria-label={shareButton.with(displayName)}
        aria-describedby={titleId}
        {...sharingBy(async () =>
          (await import('#web/payments/line-sharing.ts')).lineSharing({
            payment: { ...payment, title: line.title, requester: { displayName: me.displayName } },
            debtor: { userId, amount: line.amount },
          }),
        )}
      >
        {shareButton.share}
      </Button>
      {!isGone && (
        <Button
          size="small"
          variant="ghost"
          aria-label={openMoney.remindThem(displayName)}
          aria-describedby={titleId}
          busy={reminding.isPending}
          onClick={() => reminding.mutate(payment)}
        >
          {openMoney.remind}
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-describedby={titleId}
        {...warmUp}
        onClick={() => {
          setHasAsked(true);
          setAsks(true);
        }}
      >
        {ownRequest.letGo}
      </Button>
      {hasAsked && (
        <Suspense fallback={<Awaited />}>
          <LetGoQuestion
            payment={payment}
            debtor={{
              userId,
              displayName,
              amount: line.amount,
              inReview: false,
              reminders: isGone ? GONE : null,
            }}
            title={() => partElement('owed')}
            open={asks}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
