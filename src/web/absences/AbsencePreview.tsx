import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowLeftRight, ArrowRight } from 'lucide-react';
import type { AbsencePreview as Preview } from '#contract/absences.ts';
import type { Home } from '#contract/homes.ts';
import type { Day } from '#domain/days.ts';
import { swapPlace } from '#domain/places.ts';
import { absenceDialog as words } from '#words/absences.ts';
import { dayShort } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import { api, messageOf } from '#web/calls/api.ts';
import { personIn } from '#web/absences/use-absences.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

export type ChoreFace = (type: string) => { name: string; icon: string };

type Props = {
  home: Home;
  days: { from: Day; to: Day };
  absenceId: string | undefined;
  faceOf: ChoreFace;
};

/**
 * Previews which chores are reassigned, which come back and which stay (docs/product/absences.md 'Chores of days away'). Saving does the same.
 */
export function AbsencePreview({ home, days, absenceId, faceOf }: Props) {
  const preview = useQuery({
    ...api.absences.previewAbsence.queryOptions({
      input: { homeId: home.id, ...days, ...(absenceId !== undefined && { absenceId }) },
    }),
    placeholderData: keepPreviousData,
  });
  if (preview.isPending)
    return (
      <Loading label={words.previewing} className="grid gap-3">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    );
  if (preview.isError)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink2">{messageOf(preview.error, words.previewFailed)}</p>
        <Button
          variant="outline"
          size="small"
          busy={preview.isFetching}
          onClick={() => void preview.refetch()}
        >
          {layout.tryAgain}
        </Button>
      </div>
    );
  const { going, back, swapped, staying } = preview.data;
  const isNothing = going.length + back.length + swapped.length + staying.length === 0;
  return (
    <div className={preview.isPlaceholderData ? 'grid gap-4 opacity-60' : 'grid gap-4'}>
      {isNothing && <p className="text-sm text-ink2">{words.nothing}</p>}
      {going.length > 0 && (
        <Moves title={words.going(going.length)} moves={going} home={home} faceOf={faceOf} />
      )}
      {back.length > 0 && (
        <Moves title={words.back(back.length)} moves={back} home={home} faceOf={faceOf} isBack />
      )}
      {swapped.map(({ choreId, type, dueDate, swapRequestId, userId }) => (
        <p key={choreId} className="flex gap-2.5 rounded-md bg-sunken p-3 text-sm leading-snug text-ink2">
          <ArrowLeftRight size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <Amounts>
              {words.swapped(
                faceOf(type).name,
                dueDate,
                userId === null ? undefined : personIn(home, userId)?.displayName,
              )}
            </Amounts>{' '}
            {swapRequestId !== null && (
              <Link to="/swap-requests" hash={swapPlace(swapRequestId)} className="link font-semibold">
                {words.openSwap}
              </Link>
            )}
          </span>
        </p>
      ))}
      {staying.length > 0 && (
        <p className="text-sm text-ink2">
          <Amounts>{words.staying(staying.length)}</Amounts>
        </p>
      )}
    </div>
  );
}

type MovesProps = {
  title: string;
  moves: Preview['going'];
  home: Home;
  faceOf: ChoreFace;
  isBack?: boolean;
};

function Moves({ title, moves, home, faceOf, isBack = false }: MovesProps) {
  const Arrow = isBack ? ArrowLeft : ArrowRight;
  return (
    <section>
      <h3 className="mb-1 text-15 font-bold">{title}</h3>
      <ul>
        {moves.map(({ choreId, type, dueDate, userId }) => {
          const { name, icon } = faceOf(type);
          const person = personIn(home, userId);
          return (
            <li
              key={choreId}
              className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
            >
              <Tile icon={icon} size={36} />
              <span className="min-w-0 flex-[1_1_min-content] leading-tight">
                <b className="block text-15 font-[650]">{name}</b>
                <span className="text-sm text-ink2">{dayShort(dueDate)}</span>
              </span>
              <span className="sr-only">
                {person && (isBack ? words.backFrom(person.displayName) : words.toWhom(person.displayName))}
              </span>
              <span aria-hidden className="flex items-center gap-3">
                <Arrow size={16} className="shrink-0 text-ink2" />
                {person && (
                  <span className="flex w-[8rem] min-w-0 items-center gap-2 text-sm leading-tight">
                    <Avatar name={person.displayName} tone={person.tone} photo={person.photoURL} size={24} />
                    <span className="min-w-0">{person.displayName}</span>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
