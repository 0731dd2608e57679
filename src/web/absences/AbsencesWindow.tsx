import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Home } from '#contract/homes.ts';
import { daysAway } from '#domain/absences.ts';
import { absenceCard as words, absenceDialog } from '#words/absences.ts';
import { rowTitles } from '#words/profile.ts';
import { layout } from '#words/layout.ts';
import { AbsenceButton, LazyAbsenceDialog } from '#web/absences/AbsenceButton.tsx';
import type { ChoreFace } from '#web/absences/AbsencePreview.tsx';
import { absencesQuery, myAbsences, useDeletingAbsence, type MyAbsence } from '#web/absences/use-absences.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LazyQuestion, useOpening, type Opening } from '#web/ui/windows/lazy-window.tsx';
import { FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';

type AbsencesProps = { home: Home; me: string; faceOf: ChoreFace };

/** Lists the member's absences from the home that this tab shows (docs/product/absences.md 'Where absences show'). */
export function AbsencesWindow({
  open,
  onClose,
  ...props
}: AbsencesProps & { open: boolean; onClose: () => void }) {
  return (
    <FormWindow open={open} onClose={onClose} title={rowTitles.away} closeLabel={layout.close}>
      <WindowBody>
        <Absences {...props} />
      </WindowBody>
    </FormWindow>
  );
}

function Absences({ home, me, faceOf }: AbsencesProps) {
  const list = useQuery(absencesQuery(home.id));
  const dialog = useOpening<MyAbsence>();
  const question = useOpening<MyAbsence>();
  const mine = list.data ? myAbsences(list.data, me) : [];
  return (
    <>
      <div className="grid gap-4">
        <p className="text-ink2">{words.hint(home.name)}</p>
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
          (mine.length === 0 ? (
            <p className="text-15 text-ink2">{words.empty}</p>
          ) : (
            <ul className="grid">
              {mine.map((absence) => (
                <MyDays
                  key={absence.id}
                  absence={absence}
                  onChange={() => dialog.open(absence)}
                  onDelete={() => question.open(absence)}
                />
              ))}
            </ul>
          ))}
        <div data-region="absences">
          <AbsenceButton onOpen={() => dialog.open()} />
        </div>
      </div>
      <LazyAbsenceDialog
        opening={dialog.opening}
        onClose={dialog.close}
        home={home}
        me={me}
        changed={dialog.opening.about}
        faceOf={faceOf}
      />
      {question.opening.about && (
        <DeleteQuestion
          key={question.opening.times}
          opening={question.opening}
          onClose={question.close}
          homeId={home.id}
          absence={question.opening.about}
        />
      )}
    </>
  );
}

type MyDaysProps = { absence: MyAbsence; onChange: () => void; onDelete: () => void };

function MyDays({ absence: { from, to }, onChange, onDelete }: MyDaysProps) {
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
          {...LazyAbsenceDialog.preloadProps}
          onClick={onChange}
        >
          {words.change}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-describedby={daysId}
          {...LazyQuestion.preloadProps}
          onClick={onDelete}
        >
          {words.delete}
        </Button>
      </span>
    </li>
  );
}

type QuestionProps = {
  opening: Opening<MyAbsence>;
  onClose: () => void;
  homeId: string;
  absence: MyAbsence;
};

function DeleteQuestion({ homeId, absence: { id, from, to }, ...window }: QuestionProps) {
  const deleting = useDeletingAbsence(homeId);
  return (
    <LazyQuestion
      {...window}
      title={words.deleteTitle(from, to)}
      yes={words.delete}
      danger
      cancel={absenceDialog.cancel}
      busy={deleting.isPending}
      focusAfter={() => document.querySelector<HTMLElement>('[data-region=absences] button')}
      onYes={() => deleting.mutateAsync(id)}
    >
      {words.deleteText}
    </LazyQuestion>
  );
}
