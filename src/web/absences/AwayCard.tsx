import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { daysAway } from '#domain/absences.ts';
import { awayCard as words, awayDialog } from '#words/away.ts';
import { layout } from '#words/layout.ts';
import { AwayButton } from '#web/absences/AwayButton.tsx';
import type { ChoreFace } from '#web/absences/AwayPreview.tsx';
import { LazyAwayDialog, warmUpAwayDialog } from '#web/absences/lazy-dialog.tsx';
import { absencesQuery, ownComing, useDeletingDays } from '#web/absences/use-absences.ts';
import { useAwayDialog } from '#web/absences/use-away-dialog.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LazyQuestion, warmUp } from '#web/ui/windows/lazy-windows.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/skeleton.tsx';

type CardProps = { home: Home; me: string; faceOf: ChoreFace };

/** One's own days away in the home that the tab shows (docs/product/away.md 'On the profile'). */
export function AwayCard({ home, me, faceOf }: CardProps) {
  const list = useQuery(absencesQuery(home.id));
  const dialog = useAwayDialog();
  const own = list.data ? ownComing(list.data, me) : [];
  return (
    <CardSection title={words.title} hint={words.hint(home.name)}>
      <div className="grid gap-4">
        {list.isPending && (
          <Loading label={words.loading}>
            <Skeleton className="h-12" />
          </Loading>
        )}
        {list.isError && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink2">{words.loadFailed}</p>
            <Button variant="outline" size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
              {layout.tryAgain}
            </Button>
          </div>
        )}
        {list.isSuccess &&
          (own.length === 0 ? (
            <p className="text-15 text-ink2">{words.empty}</p>
          ) : (
            <ul className="grid">
              {own.map((absence) => (
                <OwnDays key={absence.id} absence={absence} home={home} me={me} faceOf={faceOf} />
              ))}
            </ul>
          ))}
        <div data-region="away">
          <AwayButton onOpen={dialog.open} />
        </div>
      </div>
      <LazyAwayDialog dialog={dialog} home={home} me={me} faceOf={faceOf} />
    </CardSection>
  );
}

type OwnDaysProps = CardProps & { absence: { id: string; userId: string; from: string; to: string } };

function OwnDays({ absence, home, me, faceOf }: OwnDaysProps) {
  const { id, from, to } = absence;
  const dialog = useAwayDialog();
  const [asking, setAsking] = useState(false);
  const isDone = useRef(false);
  const deleting = useDeletingDays(home.id, () => {
    isDone.current = true;
    setAsking(false);
  });
  const daysId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 first:pt-0 last:border-b-0">
      <p id={daysId} className="min-w-[min(10rem,100%)] flex-1 leading-snug">
        <b className="block text-15 font-[650]">
          <Amounts>{words.days(from, to)}</Amounts>
        </b>
        <span className="text-sm text-ink2">{words.count(daysAway({ from, to }))}</span>
      </p>
      <span className="flex gap-2">
        <Button
          variant="outline"
          size="small"
          aria-describedby={daysId}
          {...warmUpAwayDialog}
          onClick={dialog.open}
        >
          {words.change}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-describedby={daysId}
          {...warmUp}
          onClick={() => setAsking(true)}
        >
          {words.delete}
        </Button>
      </span>
      <LazyAwayDialog dialog={dialog} home={home} me={me} changed={absence} faceOf={faceOf} />
      <LazyQuestion
        open={asking}
        onClose={() => setAsking(false)}
        title={words.deleteTitle(from, to)}
        yes={words.delete}
        danger
        cancel={awayDialog.cancel}
        busy={deleting.isPending}
        focusAfter={() =>
          isDone.current ? document.querySelector<HTMLElement>('[data-region=away] button') : true
        }
        onYes={() => deleting.mutate(id)}
      >
        {words.deleteText}
      </LazyQuestion>
    </li>
  );
}
