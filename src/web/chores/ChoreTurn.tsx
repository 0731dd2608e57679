import { clsx } from 'clsx';
import { CircleQuestionMark } from 'lucide-react';
import type { Home } from '#contract/homes.ts';
import type { Day } from '#domain/days.ts';
import { board, choreSheet as words, why } from '#words/chores.ts';
import { dayShort } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import { personFace, type BoardChore } from '#web/chores/board-chore.ts';
import { useTurn } from '#web/chores/use-turn.ts';
import { ChoreWhyText } from '#web/chores/ChoreWhy.tsx';
import { useMe } from '#web/app/session.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';

type Props = {
  chore: BoardChore;
  home: Home | undefined;
  today: Day;
  /** It comes once, so that nobody had it last or has it next. */
  isOnce: boolean;
};

/** Says who had the chore last, who has it now and who has it next, and of an open chore why it is theirs. */
export function ChoreTurn({ chore, home, today, isOnce }: Props) {
  const me = useMe().id;
  const { last, next, isLoaded, hasFailed, refetch } = useTurn(chore);
  const now = { title: words.now, had: chore, none: '' };
  const places = isOnce
    ? [now]
    : [
        { title: words.last, had: last, none: words.noLast },
        now,
        { title: words.next, had: next, none: words.noNext },
      ];
  return (
    <section aria-label={words.turn} className="rounded-lg bg-sunken p-1.5 text-sm text-ink2">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.25rem,30%)),1fr))]">
        {places.map(({ title, had, none }) => (
          <li
            key={title}
            className={clsx(
              'flex min-w-0 flex-col items-center gap-1.5 rounded-md px-1 py-2.5 text-center leading-tight',
              had === chore && 'bg-primary-soft text-on-primary-soft',
            )}
          >
            <span className="text-13 font-semibold">{title}</span>
            {had ? (
              <>
                <Avatar {...faceOf(home, had.assignedTo)} size={36} />
                <b className={clsx('w-full font-semibold', had !== chore && 'text-ink')}>
                  {had.assignedTo === me ? board.you : personFace(home, had.assignedTo).displayName}
                </b>
                <span>{had.dueDate === today ? board.today : dayShort(had.dueDate)}</span>
              </>
            ) : (
              <span className="grid min-h-20 place-items-center">
                {isLoaded ? none : !hasFailed && words.readingTurn}
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasFailed && !isOnce && (
        <p className="px-2.5 pb-1.5">
          {words.turnFailed}
          <Gap />
          <button type="button" className="link pointer-coarse:py-3.5" onClick={refetch}>
            {layout.tryAgain}
          </button>
        </p>
      )}
      {chore.status !== 'completed' && chore.assignee.displayName !== board.someone && (
        <div className="px-2.5 pt-2 pb-1.5 text-ink">
          <h3 className="mb-0.5 flex items-center gap-1.5 font-semibold">
            <CircleQuestionMark size={16} aria-hidden className="text-ink2" />
            {chore.mine ? why.title : why.titleOfPerson(chore.assignee.displayName)}
          </h3>
          <ChoreWhyText chore={chore} />
        </div>
      )}
    </section>
  );
}

function faceOf(home: Home | undefined, userId: string) {
  const { displayName: name, tone, photoURL: photo } = personFace(home, userId);
  return { name, tone, photo };
}
