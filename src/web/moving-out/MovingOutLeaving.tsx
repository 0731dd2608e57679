import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DoorOpen, Download } from 'lucide-react';
import { useId } from 'react';
import type { Home, MovingOutList } from '#contract/homes.ts';
import { mayLeave } from '#domain/homes.ts';
import type { Sen } from '#domain/money.ts';
import { homeList } from '#words/homes.ts';
import { sentences } from '#words/grammar.ts';
import { leavingNow as words } from '#words/moving-out.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { myData } from '#words/my-data.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { download } from '#web/calls/download.ts';

type WhenYouLeaveProps = { home: Home; movingOut: MovingOutList; owes: Sen; owed: Sen };

/** Says what stays open, above 'Leave now' (docs/product/moving-out.md 'Leaving'). */
export function WhenYouLeave({ home, movingOut, owes, owed }: WhenYouLeaveProps) {
  const titleId = useId();
  const reasonId = useId();
  const navigate = useNavigate();
  const leaving = useMutation(
    api.homes.leaveHome.mutationOptions({
      onSuccess: async () => {
        // Before the list refetches, since the home is no longer the reader's.
        await navigate({ to: '/home-management' });
        showToast({ kind: 'success', text: homeList.left });
      },
      onError: (error) => showToast(failureOf(error, homeList.leaveFailed)),
    }),
  );
  const { chores, swaps, repeating } = movingOut;
  const isAlone = home.members.length === 1;
  const texts = [
    owes + owed > 0 ? words.moneyStays({ owes, owed }) : words.noMoney,
    ...(repeating > 0 ? [words.repeating(repeating)] : []),
    ...(chores.length > 0 ? [words.chores(chores.length)] : []),
    ...(swaps.length > 0 ? [words.swaps(swaps.length)] : []),
    ...(isAlone ? [] : [words.told]),
  ];
  const reason = mayLeave(home.role) ? undefined : isAlone ? words.alone : words.roleFirst;
  return (
    <section aria-labelledby={titleId} className="card mt-2 p-4 sm:p-5">
      <h2 id={titleId} className="text-17 leading-snug font-bold">
        {words.title}
      </h2>
      <p className="mt-1 text-ink2">
        <Amounts>{sentences(texts)}</Amounts>
      </p>
      {reason !== undefined && (
        <p id={reasonId} className="mt-1 font-semibold">
          {reason}
        </p>
      )}
      <div className="mt-3.5 flex justify-end">
        <Button
          variant="danger"
          icon={<DoorOpen size={18} aria-hidden />}
          className="max-sm:w-full"
          busy={leaving.isPending}
          {...(reason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
          onClick={() => leaving.mutate({ homeId: home.id })}
        >
          {words.leave}
        </Button>
      </div>
    </section>
  );
}

/** 'Download my data', as on the profile (docs/product/moving-out.md 'My data'). */
export function OwnData({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => download('/api/my-data.json'),
    onSuccess: () => {
      onDone();
      // Refetches the day of the last download.
      return refetchTopics(queries, ['home']);
    },
    onError: (error) => showToast(failureOf(error, myData.failed)),
  });
  return (
    <>
      <p className="mb-2.5 text-ink2">{myData.hint}</p>
      <Button
        variant="soft"
        icon={<Download size={17} aria-hidden />}
        busy={saving.isPending}
        busyText={myData.preparing}
        onClick={() => saving.mutate()}
      >
        {myData.label}
      </Button>
    </>
  );
}
