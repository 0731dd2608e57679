import { Link } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import type { BetweenUs, ShareBetweenUs } from '#contract/settling-up.ts';
import { sharePlace } from '#domain/places.ts';
import { sumsOf } from '#domain/settling-up.ts';
import { openMoney } from '#words/moving-out.ts';
import { ownRequest, proofCheck } from '#words/money.ts';
import { shareButton } from '#words/sharing.ts';
import { calls } from '#web/calls/api.ts';
import { partElement } from '#web/moving-out/MovingOutPart.tsx';
import { linkToShare, linkToShares } from '#web/money/share-links.ts';
import { useAct } from '#web/money/use-acts.ts';
import { useMe } from '#web/app/session.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { shareButtonProps } from '#web/ui/windows/sharing.ts';

const LetGoAllQuestion = lazyWindow(() => import('#web/money/RequestQuestions.tsx'), 'LetGoAllQuestion');

type ActsProps = { homeId: string; person: BetweenUs; nameId: string; mayRemind: boolean };

/** The requester's actions on all shares of a person; if a receipt waits, it comes first (docs/product/moving-out.md 'Money'). */
export function MovingOutOwed({ homeId, person, nameId, mayRemind }: ActsProps) {
  const me = useMe().id;
  const theirs = person.lines.filter(({ userId }) => userId === person.userId);
  const waiting = theirs.find(({ waits }) => waits);
  const free = theirs.filter(({ waits }) => !waits);
  const { owes, owed } = sumsOf(
    me,
    person.lines.filter(({ waits }) => !waits),
  );
  return (
    <span className="flex w-full flex-wrap gap-1.5 max-sm:*:flex-[1_1_6rem] sm:w-auto">
      {waiting && (
        <Link
          to="/pay-my-money-back"
          hash={sharePlace(waiting.paymentId, waiting.userId)}
          aria-describedby={nameId}
          className={buttonLook({ variant: 'warn', size: 'small' })}
        >
          {proofCheck.check}
        </Link>
      )}
      {owed > owes && <Share {...{ homeId, person, free, owes, amount: owed - owes }} />}
      {!waiting && mayRemind && !person.isGone && <Remind {...{ homeId, person }} />}
      {!waiting && <LetGo {...{ homeId, person, nameId, free, owes }} />}
    </span>
  );
}

type OpenProps = {
  homeId: string;
  person: BetweenUs;
  /** The shares that they owe and that no receipt waits for. */
  free: readonly ShareBetweenUs[];
  /** The reader's debt to them, in sen. */
  owes: number;
};

function Share({ homeId, person, free, owes, amount }: OpenProps & { amount: number }) {
  const { displayName: requester } = useMe();
  const { userId, displayName } = person;
  const prepare = async () => {
    const [only, ...more] = free;
    if (only && more.length === 0 && owes === 0)
      return linkToShare({
        payment: { id: only.paymentId, homeId, title: only.title, requester: { displayName: requester } },
        debtor: { userId, amount },
      });
    const titles = free.map(({ title }) => title);
    return linkToShares({ homeId, requester, amount, titles, less: owes });
  };
  return (
    <Button
      size="small"
      variant="outline"
      icon={<Share2 size={15} aria-hidden />}
      aria-label={shareButton.with(displayName)}
      {...shareButtonProps(prepare)}
    >
      {shareButton.share}
    </Button>
  );
}

function Remind({ homeId, person: { userId, displayName } }: Pick<OpenProps, 'homeId' | 'person'>) {
  const reminding = useAct({
    send: () => calls.settlingUp.remindOfAll({ homeId, userId }),
    show: (_queries, { none }) => {
      // The button is removed once it has worked.
      if (none === null) partElement('owed')?.focus({ preventScroll: true });
    },
    done: ({ none }) => (none ? ownRequest.nobodyReminded[none] : ownRequest.reminded(1)),
    hasNoEffect: ({ none }) => none !== null,
    failed: () => ownRequest.remindFailed,
  });
  return (
    <Button
      size="small"
      variant="ghost"
      sends
      aria-label={openMoney.remindThem(displayName)}
      busy={reminding.isPending}
      onClick={() => reminding.mutate(undefined)}
    >
      {openMoney.remind}
    </Button>
  );
}

function LetGo({ homeId, person, nameId, free, owes }: OpenProps & { nameId: string }) {
  const question = useOpening();
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-describedby={nameId}
        {...LetGoAllQuestion.preloadProps}
        onClick={() => question.open()}
      >
        {ownRequest.letGo}
      </Button>
      <LetGoAllQuestion
        opening={question.opening}
        onClose={question.close}
        {...{ homeId, person, owes }}
        shares={free}
        focusAfter={() => partElement('owed')}
      />
    </>
  );
}
