import { clsx } from 'clsx';
import { CircleCheckBig } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import type { Day } from '#domain/days.ts';
import { board } from '#words/chores.ts';
import { allDoneToday, counters, doneToday, nothingDueToday, weekdayDate } from '#words/dashboard.ts';
import { dayHeading } from '#words/days.ts';
import {
  Assignee,
  CompletedBadge,
  OWN_CHORES,
  OwnChore,
  type OwnChoreHandlers,
  QUIET_CHORES,
  QuietChore,
} from '#web/dashboard/DashboardChore.tsx';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { ChoreActions, type CompletingHandlers } from '#web/chores/ChoreActions.tsx';
import type { OpeningHandler } from '#web/chores/ChoreParts.tsx';
import { HomeArt } from '#web/ui/drawings/home-art.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useUnfold } from '#web/ui/hooks/use-fold.ts';

type Props = OwnChoreHandlers & {
  today: Day;
  /** The reader's: open ones, and those completed a moment ago. */
  open: BoardChore[];
  done: BoardChore[];
  others: BoardChore[];
  next: BoardChore | undefined;
  /** The reader has completed one here. */
  hasFinished: boolean;
  /** Rows have just moved up: the list ignores taps. */
  isSettling: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/**
 * All chores of the home that are due today, in order. The reader completes their own, which then fold to one line.
 */
export function DashboardToday({
  today,
  open,
  done,
  others,
  next,
  hasFinished,
  isSettling,
  headingRef,
  onOpen,
  ...acts
}: Props) {
  // The pressed button moves to the other list with its row.
  const moving = (act: (choreId: string) => void) => (choreId: string) => {
    headingRef.current?.focus({ preventScroll: true });
    act(choreId);
  };
  const handlers = { onOpen, onComplete: moving(acts.onComplete), onReopen: moving(acts.onReopen) };
  const isAllDone = open.every(({ finish }) => finish === 'folding');
  return (
    <Section
      title={counters.today}
      headingRef={headingRef}
      action={<span className="text-sm text-ink2">{dayHeading(today)}</span>}
    >
      {open.length + done.length + others.length === 0 ? (
        <div className="card">
          <EmptyState text={nothingDueToday} />
        </div>
      ) : (
        <div className={clsx('flex flex-col gap-2', isSettling && 'pointer-events-none')}>
          {open.length > 0 && (
            // The gap below it closes with the last row.
            <ul className={clsx(OWN_CHORES, isAllDone && '-mb-2 transition-[margin] duration-200')}>
              {open.map((chore) => (
                <OwnChore key={chore.id} chore={chore} due={board.today} {...acts} {...handlers} />
              ))}
            </ul>
          )}
          {hasFinished && isAllDone && done.length > 0 && <AllDone today={today} next={next} />}
          {done.length > 0 && <DoneChores chores={done} opens={hasFinished} {...handlers} />}
          {others.length > 0 && (
            <ul className={QUIET_CHORES}>
              {others.map((chore) => (
                <QuietChore key={chore.id} chore={chore} who={<Assignee chore={chore} />} onOpen={onOpen}>
                  {chore.status === 'completed' && <CompletedBadge />}
                </QuietChore>
              ))}
            </ul>
          )}
        </div>
      )}
    </Section>
  );
}

function AllDone({ today, next }: { today: Day; next: BoardChore | undefined }) {
  const part = useUnfold<HTMLDivElement>(true);
  return (
    <div ref={part} className="card flex flex-col items-center px-4 pt-5 pb-3.5 text-center">
      <HomeArt isLit className="h-auto w-[220px] max-w-full" />
      <h3 className="mt-2.5 text-19 leading-tight font-bold">{allDoneToday.title}</h3>
      {next && (
        <p className="mt-0.5 text-sm text-ink2">
          {allDoneToday.next(next.name, weekdayDate(next.dueDate, today))}
        </p>
      )}
    </div>
  );
}

type DoneProps = CompletingHandlers &
  OpeningHandler & {
    chores: BoardChore[];
    /** It appears while a finished row folds. */
    opens: boolean;
  };

const doneAt = ({ completedAt }: BoardChore) => completedAt?.getTime() ?? 0;

/**
 * The reader's completed chores as one line, with Undo for the last one (docs/product/dashboard.md 'Lists of chores').
 */
function DoneChores({ chores, opens, onOpen, ...acts }: DoneProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const line = useUnfold<HTMLDivElement>(opens);
  const [last] = chores
    .filter(({ mayReopen }) => mayReopen)
    .toSorted((one, other) => doneAt(other) - doneAt(one));
  return (
    <>
      <div ref={line} className="card flex flex-wrap items-center justify-end gap-x-2 pr-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          className="flex min-h-11 flex-1 items-center gap-3 rounded-lg px-3.5 py-2 text-left text-15 font-semibold whitespace-nowrap"
          onClick={() => setIsOpen(!isOpen)}
        >
          <CircleCheckBig size={18} aria-hidden className="text-primary" />
          {doneToday(chores.length)}
        </button>
        {last && !isOpen && (
          <Button variant="ghost" size="small" acts className="px-3!" onClick={() => acts.onReopen(last.id)}>
            {board.undoOf(last.name)}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul id={listId} className={QUIET_CHORES}>
          {chores.map((chore) => (
            <QuietChore key={chore.id} chore={chore} who={board.you} onOpen={onOpen}>
              <CompletedBadge />
              <ChoreActions chore={chore} className="relative px-3!" {...acts} />
            </QuietChore>
          ))}
        </ul>
      )}
    </>
  );
}
