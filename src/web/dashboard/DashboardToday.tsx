import { type RefObject, useId, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { ChevronDown, Undo2 } from 'lucide-react';
import type { Day } from '#domain/days.ts';
import { counters, doneToday, nothingDueToday } from '#words/dashboard.ts';
import { dayHeading } from '#words/days.ts';
import { board } from '#words/chores.ts';
import { Assignee, DashboardChore } from '#web/dashboard/DashboardChore.tsx';
import { COMPLETED, factsOf, type BoardChore } from '#web/chores/board-chore.ts';
import type { ChoreHandlers } from '#web/chores/ChoreActions.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useStayingRows } from '#web/ui/hooks/use-staying-rows.ts';
import { Button } from '#web/ui/controls/button.tsx';

type Props = ChoreHandlers & {
  today: Day;
  chores: BoardChore[];
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** A chore with an unsent act stays where it is, with a note. */
const isMineDone = (chore: BoardChore) => chore.mine && chore.status === 'completed' && !chore.unsentNote;

/**
 * All chores of the home that are due today, in order. The reader can complete their own, which then fold to one line.
 */
export function DashboardToday({ today, chores, headingRef, onComplete, onReopen, ...swapping }: Props) {
  const open = useStayingRows(
    chores.filter((chore) => !isMineDone(chore)),
    ({ id }) => id,
  );
  const done = chores.filter((chore) => isMineDone(chore) && !open.isStaying(chore.id));
  // The pressed button moves to the other list with its row.
  const moving = (act: (choreId: string) => void) => (choreId: string) => {
    headingRef.current?.focus({ preventScroll: true });
    act(choreId);
  };
  const row = (chore: BoardChore) => (
    <DashboardChore
      key={chore.id}
      chore={chore}
      today={today}
      onComplete={moving((choreId) => {
        open.stay(choreId, COMPLETED);
        onComplete(choreId);
      })}
      onReopen={moving(onReopen)}
      {...swapping}
    >
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink2">
        <Assignee chore={chore} />
        <FactsLine of={[factsOf(chore)]} className="text-sm" />
      </div>
    </DashboardChore>
  );
  return (
    <Section
      title={counters.today}
      headingRef={headingRef}
      action={<span className="text-sm font-medium text-ink2">{dayHeading(today)}</span>}
    >
      {chores.length === 0 ? (
        <div className="card">
          <EmptyState text={nothingDueToday} />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-2">
          {open.rows.length > 0 && <ul className="grid grid-cols-1 gap-2">{open.rows.map(row)}</ul>}
          {done.length > 0 && (
            <DoneChores chores={done} onReopen={moving(onReopen)}>
              {done.map(row)}
            </DoneChores>
          )}
        </div>
      )}
    </Section>
  );
}

type DoneProps = {
  chores: BoardChore[];
  onReopen: (choreId: string) => void;
  children: ReactNode;
};

const doneAt = ({ completedAt }: BoardChore) => completedAt?.getTime() ?? 0;

/**
 * The reader's completed chores as one line, with Undo for the last one (docs/product/dashboard.md 'Lists of chores').
 */
function DoneChores({ chores, onReopen, children }: DoneProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [last] = chores
    .filter(({ mayReopen }) => mayReopen)
    .toSorted((one, other) => doneAt(other) - doneAt(one));
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-x-2 rounded-lg bg-sunken pr-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          className="flex min-h-11 flex-1 items-center gap-2.5 rounded-lg px-4 py-2.5 text-left text-15 font-semibold whitespace-nowrap text-ink2 hover:text-ink"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown
            size={17}
            aria-hidden
            className={clsx('transition-transform', isOpen && 'rotate-180')}
          />
          {doneToday(chores.length)}
        </button>
        {last && !isOpen && (
          <Button
            variant="ghost"
            size="small"
            acts
            icon={<Undo2 size={15} aria-hidden />}
            onClick={() => onReopen(last.id)}
          >
            {board.undoOf(last.name)}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul id={listId} className="grid grid-cols-1 gap-2">
          {children}
        </ul>
      )}
    </>
  );
}
